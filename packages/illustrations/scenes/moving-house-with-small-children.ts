import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child, seen from behind, packs toys before a house built of moving boxes',
  focus: [0.52, 0.6],
  layers: [
    ground('#d98e74'),
    // where the pictures hung
    sheet('#e5a58c', rect(180, 130, 210, 260), 0, { flat: true }),
    sheet('#e5a58c', rect(430, 190, 150, 150), 0, { flat: true }),
    sheet(palette.bark, circle(285, 118, 5) + circle(505, 178, 5), 2),
    sheet('#f0dcc0', rect(-20, 790, 1640, 34), 5),
    sheet('#9a6a45', rect(-20, 816, 1640, 220), 4, {
      marks: line(
        'M-20 880H1620M-20 950H1620M300 816V880M900 816V880M560 880V950M1240 880V950',
        4,
        '#00000022',
      ),
    }),
    // window
    sheet(palette.cream, rect(1130, 70, 400, 460), 9),
    sheet(palette.egg, rect(1160, 100, 340, 400), 2),
    sheet(palette.leaf, path('M1160 430Q1260 370 1340 420T1500 400V500H1160Z'), 5),
    sheet('#a33e26', path('M1214 420V350L1264 310L1314 350V420Z'), 5),
    sheet(palette.cream, rect(1254, 380, 24, 40), 2),
    sheet(palette.moss, circle(1420, 370, 44), 6),
    sheet(palette.bark, rect(1413, 400, 14, 50), 4),
    sheet(palette.cream, rect(1322, 100, 18, 400) + rect(1160, 290, 340, 18), 6),
    // boxes in the shape of a house
    sheet('#b07d47', rect(560, 560, 300, 250, 4), 16),
    sheet('#c08c54', rect(870, 540, 330, 270, 4), 16),
    sheet('#c99a63', rect(620, 330, 260, 226, 4), 14),
    sheet('#b98750', rect(886, 300, 250, 238, 4), 14),
    ...(
      [
        [560, 672, 300],
        [870, 662, 330],
        [620, 430, 260],
        [886, 406, 250],
      ] as const
    ).map(([x, y, w]) => sheet('#ead7b0', rect(x, y, w, 26), 1, { flat: true })),
    sheet(palette.brick, path('M560 336L880 100L1200 316L1160 336L880 150L600 352Z'), 18),
    sheet('#b84b30', path('M540 344L884 84L1222 322L1196 348L884 130L568 372Z'), 9),
    sheet('#c99a63', path('M660 320L880 156L1096 306Z'), 3),
    sheet(palette.ink, rect(930, 610, 90, 90, 3), 0, { flat: true }),
    sheet('#f8dc84', rect(936, 616, 78, 78, 2), 3),
    sheet('#b98750', rect(970, 610, 10, 90) + rect(930, 650, 90, 10), 4),
    sheet('#f8dc84', circle(880, 250, 34), 4),
    sheet('#b98750', rect(875, 214, 10, 74) + rect(844, 246, 74, 9), 3),
    sheet(palette.teal, placed(line('M0 0', 0, '#fff'), '') + path('M660 470L700 450L740 470V520H660Z'), 0, {
      flat: true,
    }),
    sheet(palette.brick, strip('M1060 440V500M1040 462L1060 438L1080 462', 8), 0, { flat: true }),
    sheet(palette.brick, strip('M1100 440V500M1080 462L1100 438L1120 462', 8), 0, { flat: true }),
    // plant, lamp, rocking elephant
    sheet(palette.rust, path('M1250 700H1400L1380 812H1270Z'), 12),
    sheet('#8a3a22', rect(1238, 684, 174, 30, 6), 7),
    ...(
      [
        [-90, 170],
        [-120, 150],
        [-60, 150],
        [-150, 120],
        [-30, 120],
        [-104, 120],
        [-74, 110],
      ] as const
    ).map(([a, l], i) => leaf(1324, 690, l, 28, a, i % 2 ? palette.moss : palette.leaf, 7)),
    sheet(palette.wood, strip('M250 820Q400 900 560 820', 22), 10),
    sheet(palette.mauve, path('M290 640Q300 560 400 560Q500 560 520 640L520 800H460V740H360V800H300Z'), 14),
    sheet(
      palette.mauve,
      path(
        'M270 610Q210 600 196 660Q190 730 220 770Q236 786 250 772Q236 740 246 710Q280 720 300 690Q330 640 270 610Z',
      ),
      9,
    ),
    sheet('#b38aab', path('M300 610Q360 590 372 650Q374 710 320 712Q280 690 300 610Z'), 8),
    sheet(palette.ink, circle(262, 648, 7), 0),
    sheet(palette.yolk, path('M380 560H480L486 640H374Z'), 6, {
      marks: line('M384 590H480M380 616H484', 7, '#a33e26'),
    }),
    sheet(palette.plum, strip('M520 640Q548 660 540 700', 12), 5),
    // the open box, and who sits in it: from behind
    sheet('#8c5f34', path('M690 800H1080L1060 860H710Z'), 6),
    sheet(palette.dusk, path('M770 860C760 740 800 700 884 700C968 700 1010 740 1000 860Z'), 10),
    sheet(palette.skin2, ellipse(884, 686, 34, 40), 4),
    sheet(palette.skin2, circle(806, 640, 20) + circle(962, 640, 20), 5),
    sheet(
      '#2b211f',
      path(
        'M806 650C790 560 830 520 884 520C940 520 978 560 962 650C956 690 920 706 884 706C850 706 812 690 806 650Z',
      ),
      9,
      { marks: line('M884 524C860 570 850 620 860 690M884 524C910 570 918 620 908 690', 4, '#ffffff22') },
    ),
    sheet(palette.brick, strip('M884 520Q872 496 884 480Q900 496 884 520', 12), 5),
    sheet(palette.skin2, strip('M774 800Q740 780 716 812', 42), 7),
    sheet(palette.dusk, strip('M790 770Q756 770 742 796', 52), 4),
    sheet('#c79555', path('M660 850L1110 850L1090 1040H680Z'), 18),
    sheet('#d9ad72', path('M660 846L600 930L690 948L720 850Z'), 9),
    sheet('#d9ad72', path('M1110 846L1176 924L1084 948L1050 850Z'), 9),
    sheet('#ead7b0', rect(862, 850, 44, 190), 1, { flat: true }),
    sheet(palette.skin2, strip('M726 852Q716 832 730 820', 36), 4),
    // bear
    sheet('#8d5a34', circle(1010, 770, 22) + circle(1070, 770, 22), 6),
    sheet('#8d5a34', ellipse(1040, 806, 52, 48), 8),
    sheet('#c99a63', ellipse(1040, 822, 22, 17), 3),
    sheet(palette.ink, circle(1022, 798, 5) + circle(1058, 798, 5) + ellipse(1040, 814, 8, 6), 0),
    sheet('#c79555', path('M980 850H1100L1098 880H982Z'), 3),
    sheet(palette.cream, ellipse(260, 880, 54, 54), 9),
    sheet(palette.kraft, ellipse(260, 880, 54, 54), 3),
    sheet('#9a6a45', circle(260, 880, 26), 0, { flat: true }),
    sheet(palette.sand, path('M300 916Q380 936 420 920L424 946Q370 962 284 928Z'), 5),
  ],
};
