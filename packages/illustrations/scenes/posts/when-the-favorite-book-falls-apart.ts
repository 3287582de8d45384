import { ground, palette, circle, ellipse, line, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

/** Five evenings, as one counts them on a wall. */
const five = (x: number, y: number) =>
  `M${x} ${y}l4 62M${x + 22} ${y}l2 60M${x + 46} ${y + 2}l-2 60M${x + 68} ${y}l2 62M${x - 14} ${y + 52}L${x + 88} ${y + 12}`;

const spines = [
  [0, 46, 150, '#c4593a'],
  [50, 40, 130, '#f0b98f'],
  [94, 54, 164, '#2b7f83'],
  [152, 38, 140, '#f4c430'],
  [194, 50, 156, '#6c9a4c'],
  [248, 44, 134, '#e07f5f'],
  [296, 56, 160, '#9fd8d2'],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'Seen over their shoulders: a grown-up and a child read about the bear and the hat; on the wall are the marks of forty evenings',
  focus: [0.5, 0.52],
  layers: [
    ground('#3a4380'),
    // the light of the lamp, in rings
    sheet('#454e8b', circle(800, 430, 640), 6),
    sheet('#5a5f93', circle(800, 430, 500), 6),
    sheet('#8a7f8c', circle(800, 430, 380), 6),
    // forty evenings
    ...(
      [
        [56, 40],
        [168, 44],
        [280, 38],
        [392, 42],
        [58, 124],
        [168, 120],
        [282, 124],
        [394, 118],
      ] as const
    ).map(([x, y]) => sheet('#d9cfae', strip(five(x, y), 8), 2, { edge: 0.5 })),
    // the shelf that nobody touches
    sheet('#57351f', rect(1180, 252, 400, 28, 4), 9),
    ...spines.map(([x, width, height, color]) =>
      sheet(color, rect(1200 + x, 252 - height, width, height, 3), 7, {
        marks: line(
          `M${1208 + x} ${282 - height}H${1192 + x + width}M${1208 + x} ${296 - height}H${1192 + x + width}`,
          5,
          '#f7eedb',
        ),
      }),
    ),
    // the lamp
    sheet(palette.ink, rect(790, -20, 20, 70), 5),
    sheet(palette.coral, path('M700 96L740 30H860L900 96Z'), 11),
    sheet('#f8dc84', ellipse(800, 100, 92, 20), 4),
    // the book
    sheet('#1d5a52', path('M250 226L800 256L1350 226V800L800 836L250 800Z'), 18),
    sheet('#e5d8b4', path('M276 214L800 252L1324 214V776L800 812L276 776Z'), 6),
    sheet('#fbf3dd', path('M290 200Q560 170 800 240V794Q560 730 290 764Z'), 6),
    sheet('#f6ebd0', path('M1310 200Q1040 170 800 240V794Q1040 730 1310 764Z'), 6),
    sheet('#d9c9a0', path('M786 238Q800 250 814 238V790Q800 802 786 790Z'), 0, { flat: true }),
    // left page: the bear looks for the hat
    sheet('#bcd9c0', path('M320 240Q560 214 764 268V690Q560 640 320 664Z'), 3),
    sheet('#6c9a4c', path('M320 560Q460 500 600 560T764 550V690Q560 640 320 664Z'), 4),
    sheet(palette.moss, path('M374 560L414 400L454 560Z') + path('M336 570L366 450L396 572Z'), 4),
    sheet('#8a5a35', circle(548, 380, 26) + circle(642, 380, 26), 5),
    sheet('#8a5a35', path('M510 640C490 540 520 480 596 474C672 480 700 540 684 650Q590 640 510 640Z'), 8),
    sheet('#8a5a35', circle(595, 434, 70), 7),
    // right page: the hat
    sheet('#f3d79a', path('M836 268Q1040 214 1280 240V664Q1040 640 836 690Z'), 3),
    sheet('#d99a4e', path('M836 590Q960 540 1080 580T1280 560V664Q1040 640 836 690Z'), 4),
    sheet(
      '#4f7a38',
      circle(1010, 520, 80) + circle(1100, 500, 90) + circle(1180, 540, 66) + rect(960, 530, 270, 70, 30),
      6,
    ),
    sheet('#64904a', circle(1060, 480, 40) + circle(1140, 520, 34), 3),
    sheet('#b8351f', path('M1070 284L1168 466Q1090 496 1000 470Z'), 11),
    sheet('#8f2716', path('M984 460Q1084 500 1182 456L1188 490Q1086 532 980 494Z'), 5),
    sheet(palette.paper, circle(1070, 280, 24), 6),
    sheet('#4b5d6b', strip('M350 712Q450 700 560 716', 8) + strip('M1040 716Q1150 700 1240 708', 8), 1, {
      edge: 0.5,
    }),
    sheet('#e9d9b0', rect(1250, 720, 110, 50, 2, -38), 4),
    sheet('#e9d9b0', rect(244, 470, 90, 44, 2, 3), 4),
    // the hand that holds, the finger that knows
    ...[0, 1, 2, 3].map((i) =>
      sheet(
        palette.skin3,
        strip(
          `M220 ${600 + i * 44}C270 ${592 + i * 44} 310 ${594 + i * 44} ${346 - Math.abs(i - 1) * 9} ${600 + i * 42}`,
          46,
        ),
        9,
      ),
    ),
    sheet('#c9823f', path('M-20 760L250 560L330 780L60 1040H-20Z'), 15),
    sheet('#8f5a2c', path('M196 606L262 550L338 772L284 800Z'), 5),
    sheet(
      '#7fb0c4',
      path('M1130 1040C1180 900 1240 800 1290 740L1400 800C1380 880 1340 960 1310 1040Z'),
      13,
      {
        marks: line('M1150 860L1360 960M1190 800L1390 890M1110 920L1330 1030', 15, '#f7eedb'),
      },
    ),
    sheet(
      palette.skin3,
      path('M1286 770C1240 720 1226 660 1246 630C1270 606 1320 620 1350 660C1376 700 1390 750 1386 796Z'),
      11,
    ),
    sheet(palette.skin3, strip('M1266 650C1230 600 1200 560 1170 530', 38), 9),
    sheet('#6a3f27', strip('M1290 660Q1262 676 1270 706M1326 668Q1300 690 1306 718', 5), 0, { flat: true }),
    // heads from behind
    sheet('#c9823f', path('M240 1040C260 920 380 860 520 860C660 860 770 920 790 1040Z'), 17),
    sheet(palette.skin3, rect(472, 800, 100, 90, 30), 6),
    sheet(
      '#2a2024',
      circle(522, 730, 132) +
        circle(420, 740, 62) +
        circle(624, 740, 62) +
        circle(440, 650, 62) +
        circle(604, 650, 62) +
        circle(522, 616, 66) +
        circle(448, 816, 50) +
        circle(596, 816, 50),
      15,
    ),
    sheet('#7fb0c4', path('M820 1040C830 950 900 906 980 906C1070 906 1150 950 1160 1040Z'), 17, {
      marks: line('M800 960H1180M800 1004H1180', 15, '#f7eedb'),
    }),
    sheet(palette.skin3, rect(946, 860, 72, 70, 24), 5),
    sheet(palette.skin3, circle(876, 806, 24) + circle(1086, 806, 24), 6),
    sheet('#2f2226', circle(980, 796, 106), 14),
    sheet('#2f2226', circle(880, 706, 52) + circle(1080, 706, 52), 11),
    sheet('#443338', strip('M980 700V890', 6), 0, { flat: true }),
  ],
};
