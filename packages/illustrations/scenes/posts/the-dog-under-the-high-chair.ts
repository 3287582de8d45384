import {
  ground,
  pinch,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import { childProfile } from '../../src/kit/child.ts';
import type { Scene } from '../../src/scene.ts';

const splat = (x: number, y: number, size: number, angle: number) =>
  placed(
    path('M-40 0C-44 -26 -16 -40 0 -30C20 -44 44 -20 36 0C50 20 24 40 6 30C-10 46 -44 26 -40 0Z') +
      circle(58, -16, 9) +
      circle(-50, 34, 7) +
      circle(34, 48, 6),
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  );
const spoon = (shape: string) => placed(shape, 'translate(1120 446) rotate(2)');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A baby in a high chair, in profile, reaches for a spoon of orange purée; beside it a dog sits and waits for what falls',
  focus: [0.57, 0.62],
  layers: [
    ground('#c3c96f'),
    ...Array.from({ length: 9 }, (_, i) =>
      sheet(i % 2 ? '#bcc266' : '#cdd27e', rect(-20 + i * 186, -20, 180, 860), 2),
    ),
    // the first fourteen days
    sheet(palette.paper, rect(130, 90, 380, 270, 4, -2), 9),
    sheet(palette.teal, rect(130, 90, 380, 56, 4, -2), 3),
    ...[0, 1].map((row) =>
      Array.from({ length: 7 }, (_, i) =>
        sheet(
          row === 0 && i < 3 ? '#f4c430' : '#e6dfc8',
          rect(150 + i * 49, 172 + row * 86 - i * 1.6, 40, 66, 4, -2),
          2,
        ),
      ),
    ),
    sheet(
      '#b8351f',
      [0, 1, 2]
        .map((i) =>
          strip(`M${158 + i * 49} ${204 - i}L${168 + i * 49} ${218 - i}L${184 + i * 49} ${188 - i}`, 7),
        )
        .join(''),
      2,
      { edge: 0.5 },
    ),
    sheet('#e0792f', splat(470, 300, 0.5, 20), 4),
    // shelf: cereal, lentils, carrots
    sheet(palette.wood, rect(1080, 224, 440, 28, 4), 9),
    sheet('#c4593a', rect(1110, 84, 110, 140, 4), 7, {
      marks: printed(ellipse(1165, 164, 36, 20), '#f7eedb') + line('M1130 112H1200', 12, '#f7eedb'),
    }),
    sheet('#dfe9e4', path('M1250 120H1340V206Q1340 224 1320 224H1270Q1250 224 1250 206Z'), 7, {
      opacity: 0.9,
    }),
    sheet('#a3552c', path('M1254 160H1336V206Q1336 220 1320 220H1270Q1254 220 1254 206Z'), 0, { flat: true }),
    sheet(palette.teal, rect(1244, 98, 102, 28, 6), 5),
    sheet(
      palette.leaf,
      strip(
        'M1420 150C1410 110 1380 110 1376 92M1424 150C1424 110 1420 100 1430 80M1430 150C1440 110 1466 110 1476 96',
        11,
      ),
      5,
    ),
    sheet('#e0792f', path('M1396 140Q1426 124 1456 140Q1456 190 1440 224H1410Q1396 190 1396 140Z'), 8),
    // floor
    sheet('#8a5a3c', rect(-20, 800, 1640, 240), 6),
    sheet('#96654a', path('M-20 860H1620V930H-20Z'), 2),
    sheet('#7d9a4e', rect(-20, 780, 1640, 30), 5),
    // a dog who hopes
    sheet('#efe3cc', path('M140 1010C120 860 160 740 250 720C340 720 390 840 384 1010Z'), 12),
    sheet('#c9823f', path('M150 900C140 800 190 740 250 730C270 800 220 880 150 900Z'), 4),
    sheet(
      '#efe3cc',
      path(
        'M180 720C150 640 190 570 270 566C310 560 330 580 380 590C430 590 452 610 446 640C430 680 380 690 346 690C330 740 230 770 180 720Z',
      ),
      10,
    ),
    sheet(
      '#c9823f',
      path('M230 576C180 570 150 630 156 720C170 760 220 750 226 700C236 650 250 620 230 576Z'),
      7,
    ),
    sheet(palette.ink, ellipse(440, 614, 24, 18), 3),
    sheet('#b8351f', path('M196 742C240 776 310 764 340 724L344 752C310 790 240 800 190 768Z'), 5),
    sheet(palette.yolk, circle(300, 784, 16), 4),
    sheet('#efe3cc', strip('M150 980C90 990 60 940 70 890', 30), 8),
    // tray and bowl
    sheet('#5f9696', path('M420 760Q420 716 490 706H1230Q1300 716 1300 760L1276 822H444Z'), 14),
    sheet('#9fcbc8', path('M446 752Q446 724 500 716H1220Q1274 724 1274 752L1256 792H464Z'), 3),
    sheet('#e0792f', splat(1180, 762, 0.8, 40) + splat(520, 756, 0.55, 0), 3),
    sheet('#f3ead6', path('M952 628H1144Q1138 748 1048 754Q958 748 952 628Z'), 10, {
      marks: line('M964 668Q1048 692 1132 668', 11, '#c4593a'),
    }),
    sheet('#e0792f', ellipse(1048, 628, 88, 20), 2),
    // the spoon comes
    sheet('#6a4a94', spoon(strip('M0 0C80 -14 140 -16 240 -10', 32)), 9),
    sheet('#8463b0', spoon(ellipse(-66, 2, 96, 52)), 12),
    sheet(
      '#e8812f',
      spoon(path('M-146 -4C-136 -66 -60 -90 -14 -44C14 -10 -10 16 -66 18C-112 18 -144 14 -146 -4Z')),
      6,
    ),
    sheet('#f6a55c', spoon(ellipse(-82, -40, 30, 12, -14)), 0, { flat: true }),
    pinch('translate(1300 440) rotate(-2) scale(1.2)', palette.skin2, '#b8351f', palette.peach, 17),
    // the far hand, on the tray
    sheet(palette.skin2, strip('M560 800Q500 780 498 730', 58), 10),
    sheet(
      palette.skin2,
      circle(500, 716, 36) + strip('M484 706L466 676M502 698L498 664M520 704L532 674', 22),
      7,
    ),
    // the near one meets the spoon
    sheet(palette.skin2, strip('M860 830C930 800 960 700 944 590', 62), 12),
    sheet(
      palette.skin2,
      circle(942, 566, 40) + strip('M926 550L908 508M944 542L942 496M962 550L978 510', 25),
      8,
    ),
    // body and head
    sheet('#f7eedb', path('M520 1040C510 890 560 800 640 780H780C860 800 910 890 900 1040Z'), 15, {
      marks: line('M480 830H940M480 882H940M480 934H940M480 986H940', 19, '#4f9fa0'),
    }),
    sheet('#f7eedb', strip('M850 836Q906 812 930 744', 72), 9, {
      marks: line('M860 770L940 800M890 730L960 752', 16, '#4f9fa0'),
    }),
    sheet('#f7eedb', strip('M566 836Q520 820 506 782', 66), 7),
    childProfile('translate(700 562) rotate(-4) scale(1.72)', palette.skin2, '#4a2b1c', 'fluff', 16),
    sheet('#b8351f', path('M604 756Q710 826 818 756L812 794Q710 856 610 794Z'), 5),
    sheet(
      '#b8351f',
      path(
        'M710 822C660 782 626 802 632 830C640 858 686 848 710 826C734 850 782 858 790 830C794 802 760 782 710 822Z',
      ) +
        path('M700 830L674 896L706 880L716 834Z') +
        path('M716 830L750 892L716 882L706 836Z'),
      7,
    ),
    // the chair
    sheet('#6e4630', rect(470, 900, 46, 160, 10) + rect(908, 900, 46, 160, 10), 14),
    sheet('#8a5a3c', path('M460 934Q710 890 962 934V1040H460Z'), 16),
  ],
};
