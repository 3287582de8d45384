import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const green = '#5f9450';
const snow = (x: number, y: number, size: number) =>
  [0, 60, 120]
    .map((angle) =>
      placed(line(`M0 ${-size}V${size}`, 11, '#e6f3f5'), `translate(${x} ${y}) rotate(${angle})`),
    )
    .join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A toy crocodile on wheels has a red block between its teeth; a hand takes the other end, and a cold pack lies ready',
  focus: [0.62, 0.5],
  layers: [
    ground('#d9a94e'),
    sheet('#e0b45e', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-20 + i * 250, -20, 122, 800)).join(''), 2),
    sheet('#f3e6c8', rect(-20, 690, 1640, 34, 4), 6),
    sheet('#8f5b3c', rect(-20, 720, 1640, 320), 8, {
      marks: line('M-20 800H1640M-20 900H1640M380 720V800M1240 800V900M620 900V1040', 5, '#744628'),
    }),
    // low shelf with what nobody wanted
    sheet('#7a4a30', rect(-20, 330, 420, 30, 4), 9),
    sheet(palette.plum, rect(40, 216, 112, 114, 6), 7, { marks: printed(circle(96, 272, 30), '#9a6f92') }),
    sheet(palette.robin, rect(176, 226, 104, 104, 6), 7, {
      marks: printed(path('M228 252L262 310H194Z'), '#1b5158'),
    }),
    sheet(palette.cream, rect(306, 236, 94, 94, 6, 6), 7, {
      marks: printed(rect(330, 260, 46, 46, 4), '#e07f5f'),
    }),
    // the string it is pulled by
    sheet(palette.cream, strip('M150 720C60 700 20 800 90 850S220 930 120 990', 12), 5, { edge: 0.6 }),
    sheet(palette.brick, circle(120, 990, 30), 9),
    // tail and body of three joints
    sheet(green, path('M130 700Q60 560 84 470Q190 540 330 560L340 742Q220 760 130 700Z'), 12),
    sheet(
      '#7aab5f',
      path('M94 480L120 420L150 510Z') +
        path('M160 530L196 470L222 556Z') +
        path('M250 556L290 490L312 566Z'),
      6,
    ),
    sheet(green, rect(310, 500, 250, 256, 40), 14),
    sheet(green, rect(520, 480, 290, 280, 44), 16),
    sheet(
      '#7aab5f',
      [0, 1, 2, 3, 4]
        .map((i) => path(`M${330 + i * 90} 508L${372 + i * 90} 430L${414 + i * 90} 508Z`))
        .join(''),
      7,
    ),
    sheet('#c9d58a', rect(330, 690, 440, 66, 30), 4, {
      marks: line('M400 690V756M480 690V756M560 690V756M640 690V756M720 690V756', 6, '#9fb163'),
    }),
    // lower jaw, the block, upper jaw
    sheet(green, path('M740 640Q900 690 1180 690Q1220 692 1218 726Q1210 762 1160 764H740Z'), 12),
    sheet(
      palette.cream,
      [0, 1, 2, 3, 4]
        .map((i) => path(`M${880 + i * 64} 694L${906 + i * 64} 646L${932 + i * 64} 696Z`))
        .join(''),
      4,
    ),
    sheet('#8f2c1b', rect(958, 438, 250, 240, 12, 7), 14),
    sheet('#d5432f', rect(950, 424, 250, 240, 12, 7), 7, {
      marks: placed(
        printed(rect(-74, -72, 148, 144, 10), '#b3321f') + printed(circle(0, 0, 46), '#f4c430'),
        'translate(1075 544) rotate(7)',
      ),
    }),
    sheet(
      palette.cream,
      [0, 1, 2, 3]
        .map((i) =>
          path(
            `M${842 + i * 66} ${462 - i * 14}L${876 + i * 66} ${526 - i * 14}L${902 + i * 66} ${452 - i * 14}Z`,
          ),
        )
        .join(''),
      7,
    ),
    sheet(
      green,
      path(
        'M640 560Q620 360 740 330Q830 316 860 372Q1000 320 1120 318Q1180 320 1176 372Q1160 430 1060 440Q900 460 800 560Z',
      ),
      17,
    ),
    sheet('#7aab5f', circle(768, 330, 62), 7),
    sheet(palette.cream, circle(776, 332, 36), 4),
    sheet(palette.ink, circle(782, 334, 19), 2),
    sheet('#3f6e38', ellipse(1128, 346, 16, 10), 2),
    // wheels
    ...[420, 700, 1080].map((x) => [
      sheet(palette.brick, circle(x, 796, 76), 12),
      sheet('#e07f5f', circle(x, 796, 46), 4),
      sheet(palette.yolk, circle(x, 796, 17), 3),
    ]),
    // the cold pack on its cloth, and a bear whose turn it is
    sheet('#f3ead6', path('M1230 812L1500 790L1540 960L1250 986Z'), 9, {
      marks: line('M1240 850L1512 826M1246 936L1530 914M1300 800L1322 984M1440 790L1466 970', 8, '#c4593a88'),
    }),
    sheet('#3f86b0', rect(1276, 806, 220, 136, 34, -5), 10),
    sheet('#6badd0', rect(1296, 824, 180, 100, 24, -5), 3, { marks: snow(1386, 874, 40) }),
    pinch('translate(1196 560) rotate(8) scale(1.16)', palette.skin3, palette.plum, palette.blush, 19),
  ],
};
