import {
  ground,
  circle,
  ellipse,
  leaf,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A barefoot baby holds on to the sofa with one hand and reaches across a gap toward a stool where a cat sits',
  focus: [0.52, 0.55],
  layers: [
    ground('#a39cc9'),
    sheet('#aea8d1', rect(-20, -20, 1640, 330), 2),
    ...[0, 1, 2, 3, 4, 5].map((i) => sheet('#b9b3d9', circle(140 + i * 270, 150 + (i % 2) * 60, 60), 1)),
    sheet('#ece3cf', rect(-20, 640, 1640, 40), 5),
    sheet('#bf8d58', rect(-20, 672, 1640, 370), 4, {
      marks: line(
        'M-20 740H1640M-20 830H1640M-20 940H1640M260 674V740M760 674V740M1240 674V740M520 740V830M1040 740V830',
        5,
        '#00000020',
      ),
    }),
    // a window low enough to look out
    sheet('#ece3cf', rect(900, 60, 400, 430), 9),
    sheet('#bfe0de', rect(930, 90, 340, 370), 0, { flat: true }),
    sheet('#8fb87a', path('M930 380Q1050 320 1270 370V460H930Z'), 4),
    sheet('#f6e3a0', circle(1180, 180, 46), 4),
    sheet('#ece3cf', rect(1090, 84, 20, 380) + rect(924, 264, 352, 18), 5),
    sheet('#ece3cf', rect(870, 484, 460, 30, 3), 8),
    // a plant out of reach
    sheet(palette.wood, rect(1440, 250, 200, 26, 3), 8),
    sheet('#c4593a', path('M1490 160H1590L1576 252H1504Z'), 8),
    leaf(1540, 166, 120, 24, -110, palette.moss, 6),
    leaf(1540, 166, 120, 24, -66, palette.leaf, 6),
    leaf(1536, 166, 110, 24, -150, palette.leaf, 6),
    leaf(1544, 166, 100, 24, -30, palette.moss, 6),
    sheet('#33506e', ellipse(860, 900, 720, 100), 5),
    sheet('#3e5f80', ellipse(860, 896, 640, 78), 2, {
      marks: line('M260 896Q860 800 1460 896M260 910Q860 1000 1460 910', 8, '#8fb0c4'),
    }),
    // the sofa: a coastline
    sheet('#b85c2e', path('M-40 180Q-20 150 40 150H420Q480 150 486 210V620H-40Z'), 14),
    sheet('#c96c3c', path('M-20 200H440V520H-20Z'), 5, {
      marks:
        line('M210 200V520', 5, '#9c4a22') + printed(circle(100, 340, 10) + circle(330, 340, 10), '#9c4a22'),
    }),
    sheet('#efe0b8', rect(140, 330, 210, 190, 20, 10), 10, {
      marks: placed(
        line('M-100 -50H100M-100 0H100M-100 50H100', 12, '#2f6f75'),
        'translate(245 425) rotate(10)',
      ),
    }),
    sheet('#d27a47', path('M-40 520H520Q550 520 550 556V620H-40Z'), 12),
    sheet('#b85c2e', path('M-40 616H540V770H-40Z'), 6),
    sheet('#b85c2e', path('M420 420Q424 360 490 360Q556 360 558 420V780H420Z'), 13),
    sheet('#6b4128', rect(450, 776, 40, 60, 4), 8),
    // the stool, and the cat who is the reason
    sheet('#6b4128', strip('M1130 690L1100 880M1390 690L1420 880M1260 700V850', 26), 8),
    sheet('#d9a94f', rect(1070, 640, 380, 66, 26), 13),
    sheet('#e8bd68', rect(1070, 628, 380, 34, 16), 4),
    sheet('#3a3d48', strip('M1390 620C1460 610 1480 540 1450 490C1436 466 1460 440 1480 450', 26), 9),
    sheet('#3a3d48', path('M1150 634C1120 540 1170 430 1260 424C1356 430 1404 540 1380 634Z'), 12),
    sheet(
      '#3a3d48',
      path(
        'M1180 440C1170 400 1176 360 1188 330L1222 356H1290L1324 330C1338 360 1342 404 1330 440C1300 470 1210 470 1180 440Z',
      ),
      8,
    ),
    sheet(
      '#525662',
      rect(1234, 470, 9, 130, 4) + rect(1258, 466, 9, 140, 4) + rect(1282, 470, 9, 130, 4),
      0,
      { flat: true },
    ),
    // things that were interesting before
    sheet(palette.yolk, rect(300, 850, 96, 96, 8, -12), 10, {
      marks: placed(printed(star(0, 0, 30), '#a33e26'), 'translate(348 898) rotate(-12)'),
    }),
    sheet(palette.coral, circle(190, 900, 50), 10, {
      marks: line('M140 890Q190 860 240 890', 10, '#f7eedb'),
    }),
    // the baby: toes, diaper, back, two arms
    sheet(palette.skin2, strip('M730 800C716 850 704 880 700 910', 82), 12),
    sheet(palette.skin2, strip('M838 800C858 850 880 876 900 896', 82), 12),
    sheet(
      palette.skin2,
      path('M654 900C690 880 736 884 746 916C750 950 700 968 660 960C630 950 632 916 654 900Z') +
        path('M866 884C900 866 944 884 950 912C956 940 920 956 884 950C850 942 846 904 866 884Z'),
      9,
    ),
    sheet(palette.skin2, strip('M690 560C630 540 580 500 530 440', 56), 11),
    sheet(palette.skin2, path('M560 440C550 400 500 380 476 400C462 420 480 452 512 470Z'), 7),
    sheet(palette.skin2, strip('M500 416L470 426M514 402L482 396', 22), 4),
    sheet(palette.skin2, strip('M880 566C940 560 1000 560 1040 574', 54), 11),
    sheet(
      palette.skin2,
      circle(1046, 576, 32) + strip('M1060 566L1094 556', 20) + strip('M1062 584L1096 590', 20),
      8,
    ),
    sheet('#f2ead6', strip('M700 570C666 556 636 536 614 512', 84), 10, {
      marks: line('M590 560L660 480M620 580L690 500', 12, '#d2593c'),
    }),
    sheet('#f2ead6', strip('M868 576C900 570 930 566 958 566', 84), 10, {
      marks: line('M900 520V630M940 520V630', 12, '#d2593c'),
    }),
    sheet('#f2ead6', path('M674 590C676 540 724 516 784 516C846 516 894 540 894 590L906 740H664Z'), 14, {
      marks: line('M650 580H920M650 630H920M650 680H920M650 730H920', 12, '#d2593c'),
    }),
    sheet(
      '#2f6f75',
      path(
        'M658 716Q784 750 912 716L924 790C910 860 850 866 816 830Q784 812 752 830C718 866 660 860 646 790Z',
      ),
      9,
      { marks: line('M662 744Q784 776 908 744', 8, '#9fd8d2') },
    ),
    childProfile('translate(790 396) rotate(2) scale(1.32)', palette.skin2, '#4a2f22', 'fluff', 14),
  ],
};
