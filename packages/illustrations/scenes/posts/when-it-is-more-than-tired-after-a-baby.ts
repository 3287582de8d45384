import {
  ground,
  ellipse,
  palette,
  circle,
  line,
  path,
  placed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A woman sits on the edge of a bed at night, seen from behind; someone opens the door with a cup for her, and warm light comes in',
  focus: [0.52, 0.5],
  layers: [
    ground('#2b2748'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet('#312d52', rect(10 + i * 240, -20, 120, 760), 2)),
    // window
    sheet('#4b466e', rect(80, 70, 330, 400), 9),
    sheet('#182444', rect(106, 96, 278, 348), 0, { flat: true }),
    sheet('#e6d79a', path('M300 150A70 70 0 1 0 344 270A58 58 0 1 1 300 150Z'), 5),
    ...(
      [
        [160, 150, 8],
        [190, 300, 7],
        [350, 360, 7],
      ] as const
    ).map(([x, y, r]) => sheet(palette.moon, star(x, y, r, x), 2)),
    sheet('#223357', path('M106 380Q220 330 384 390V444H106Z'), 4),
    sheet('#4b466e', rect(236, 90, 16, 360) + rect(100, 260, 290, 16), 5),
    sheet('#565080', rect(56, 462, 380, 26, 4), 7),
    // floor
    sheet('#221d3a', rect(-20, 730, 1640, 310), 5),
    sheet('#2a2445', path('M-20 800H1620V880H-20Z'), 2),
    // the open door
    sheet('#7a6a5c', rect(940, 80, 440, 690, 3), 13),
    sheet('#f4c95c', rect(976, 116, 368, 640), 0, { flat: true }),
    sheet('#f8dc84', path('M976 756V250Q1100 116 1344 130V756Z'), 4),
    sheet('#fae9b4', path('M1060 756V360Q1160 220 1344 240V756Z'), 4),
    sheet('#e0a94a', rect(1210, 200, 90, 110, 3), 5),
    sheet('#c4593a', path('M1222 300L1250 240L1288 300Z'), 2),
    // light over the floor
    sheet('#d9a94f', path('M976 750H1344L1240 1040H420L620 860Z'), 0, { flat: true, opacity: 0.62 }),
    sheet('#f0c86c', path('M1020 750H1300L1130 1040H640L770 880Z'), 0, { flat: true, opacity: 0.55 }),
    // who comes, still half behind the door, with a cup
    sheet('#c4593a', path('M1190 772Q1188 742 1226 740Q1266 742 1276 772Z'), 5),
    sheet('#2b7f83', path('M1420 420H1300C1262 470 1236 620 1230 752H1420Z'), 10, {
      marks: line('M1270 470C1250 560 1244 660 1242 760M1316 420V760', 13, '#4f9fa0'),
    }),
    sheet('#2b7f83', strip('M1360 500C1310 560 1270 590 1214 586', 78), 11, {
      marks: line('M1330 500L1350 620M1274 540L1286 630', 13, '#4f9fa0'),
    }),
    sheet(palette.egg, strip('M1216 586L1204 585', 84, 'butt'), 5),
    sheet(palette.brick, path('M1070 520H1164L1154 630Q1150 640 1140 640H1094Q1084 640 1080 630Z'), 10),
    sheet('#7f2413', ellipse(1117, 520, 47, 10), 2),
    sheet(palette.skin3, path('M1204 552C1176 548 1160 556 1152 576C1150 600 1168 620 1204 620Z'), 8),
    ...[0, 1, 2].map((i) =>
      sheet(
        palette.skin3,
        strip(`M1172 ${566 + i * 22}C1150 ${562 + i * 22} 1138 ${562 + i * 22} 1128 ${568 + i * 21}`, 23),
        5,
      ),
    ),
    sheet(
      '#fbf3d9',
      strip('M1104 500C1086 474 1124 452 1106 424M1136 498C1120 478 1150 460 1136 438', 10),
      2,
      {
        edge: 0.6,
        opacity: 0.85,
      },
    ),
    sheet('#57402f', path('M1344 116L1500 60V850L1344 756Z'), 15),
    sheet('#694e3a', path('M1370 160L1472 124V390L1370 386Z') + path('M1370 440L1472 450V780L1370 720Z'), 4),
    sheet(palette.yolk, circle(1482, 430, 15), 5),
    // bassinet beside the bed: a flat sheet and nothing else
    sheet('#8a6a5a', strip('M70 960Q210 1010 350 960', 20), 9),
    sheet('#8a6a5a', rect(108, 850, 22, 110, 4) + rect(290, 850, 22, 110, 4), 8),
    sheet('#b9a7c4', path('M40 640H380L346 866Q344 880 328 880H92Q76 880 74 866Z'), 14, {
      marks: line(
        'M100 640L118 880M160 640L168 880M212 640V880M262 640L256 880M322 640L304 880',
        5,
        '#9c88aa',
      ),
    }),
    sheet(
      '#ece4ee',
      path(
        'M30 630H390V690Q360 724 330 690Q300 724 270 690Q240 724 210 690Q180 724 150 690Q120 724 90 690Q60 724 30 690Z',
      ),
      7,
    ),
    sheet('#d8c9de', rect(20, 608, 380, 40, 18), 6),
    // night table: the first sentence, on paper, and a phone that is lit
    sheet('#4a3327', rect(1180, 850, 320, 190, 4), 13),
    sheet('#5f4433', rect(1160, 822, 360, 40, 5), 9),
    sheet(palette.paper, placed(path('M-100 -30H90L100 26H-110Z'), 'translate(1280 812) rotate(-4)'), 6, {
      marks: placed(line('M-76 -12H60M-80 6H30', 6, '#37405e'), 'translate(1280 812) rotate(-4)'),
    }),
    sheet(palette.ink, placed(rect(-36, -72, 72, 144, 12), 'translate(1440 762) rotate(12)'), 9),
    sheet('#bfe3de', placed(rect(-28, -60, 56, 116, 5), 'translate(1440 762) rotate(12)'), 0, { flat: true }),
    sheet(palette.teal, placed(circle(0, 22, 17), 'translate(1440 762) rotate(12)'), 2),
    // the bed
    sheet('#3f3a66', rect(380, 690, 46, 330, 10), 10),
    sheet('#dcd3e0', path('M410 800Q420 772 460 770H1060Q1096 776 1100 810V900H410Z'), 14),
    sheet('#6f86a8', path('M400 850C560 820 700 870 850 846C950 830 1050 836 1110 850L1120 1040H400Z'), 12, {
      marks: line(
        'M400 900C560 870 700 920 860 896C960 880 1050 886 1112 900M400 960C560 930 700 980 870 956C970 940 1060 946 1116 960',
        7,
        '#5a7094',
      ),
    }),
    sheet('#f0cf85', path('M880 846C950 830 1050 836 1110 850L1120 1040H1000C940 980 900 920 880 846Z'), 0, {
      flat: true,
      opacity: 0.4,
    }),
    // she
    sheet(
      '#c4684f',
      path(
        'M560 852C540 700 560 590 620 556C660 534 740 534 780 556C846 590 860 700 846 852Q700 886 560 852Z',
      ),
      16,
    ),
    sheet('#e39a72', path('M780 556C846 590 860 700 846 852Q810 862 790 864C806 740 800 640 762 560Z'), 0, {
      flat: true,
      opacity: 0.85,
    }),
    sheet('#ad563f', strip('M616 640C600 720 604 790 612 850', 8), 0, { flat: true }),
    sheet('#ad563f', strip('M786 640C800 720 798 790 790 850', 8), 0, { flat: true }),
    sheet('#f0e2c4', path('M626 562Q700 600 776 562L768 536Q700 560 634 536Z'), 5),
    sheet(palette.skin2, rect(664, 490, 76, 70, 20), 6),
    sheet(
      '#35221c',
      path(
        'M590 430C580 330 636 286 704 286C776 286 824 334 814 432C820 500 800 560 790 600C760 570 640 570 616 600C600 560 586 500 590 430Z',
      ),
      14,
    ),
    sheet(
      '#5a3a2a',
      path(
        'M770 306C820 340 826 400 814 460C816 510 800 560 790 600C780 590 770 586 760 584C790 500 800 400 770 306Z',
      ),
      3,
    ),
    sheet('#35221c', path('M660 560C640 640 650 720 700 770C752 720 764 640 744 560Z'), 7, {
      marks: line('M690 580C676 640 684 700 702 740M716 580C730 640 722 700 704 740', 6, '#4a3026'),
    }),
    sheet('#ecc25c', ellipse(702, 572, 44, 15), 5),
  ],
};
