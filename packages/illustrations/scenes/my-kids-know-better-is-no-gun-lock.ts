import {
  circle,
  ellipse,
  ground,
  hours,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const rocket = 'translate(640 884) rotate(-12)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand turns the key of a steel lockbox high in a closet; a second, smaller locked box stands apart, and a toy rocket lies below',
  focus: [0.5, 0.44],
  layers: [
    ground('#38506a'),
    // the closet
    sheet('#f0e3c6', rect(40, -20, 1520, 1080), 4),
    sheet('#2c3f55', rect(90, -20, 1420, 1080), 0, { flat: true }),
    sheet('#344a63', rect(90, -20, 1420, 520), 1),
    // upper shelf
    sheet('#a8764a', rect(70, 470, 1460, 44, 4), 14, { marks: line('M70 494H1530', 4, '#8d5f39') }),
    // the lockbox, open by nobody
    sheet('#5d6d78', rect(430, 130, 620, 344, 18), 15),
    sheet('#71828d', rect(462, 160, 556, 284, 10), 5),
    sheet('#8999a3', rect(486, 184, 508, 236, 6), 3),
    sheet('#4d5b65', rect(420, 178, 30, 66, 6) + rect(420, 360, 30, 66, 6), 5),
    // its keypad and its wheel
    sheet('#26323b', rect(536, 226, 132, 158, 8), 5, {
      marks: printed(
        [0, 1, 2]
          .flatMap((row) => [0, 1, 2].map((col) => circle(564 + col * 38, 262 + row * 42, 13)))
          .join(''),
        '#d5e3e3',
      ),
    }),
    sheet('#dfa93a', circle(836, 302, 84), 7),
    sheet('#f4c430', circle(836, 302, 62), 4, {
      marks: hours(836, 302, '#7d5a12', { from: 44, to: 54, weight: 5 }),
    }),
    sheet('#26323b', circle(836, 302, 22), 3),
    sheet('#26323b', rect(828, 300, 16, 44, 4), 0, { flat: true }),
    // the other box, with a lock of its own, on the other side
    sheet('#7d3f2c', rect(150, 316, 180, 158, 8), 12),
    sheet('#95503a', rect(140, 296, 200, 44, 8), 6),
    sheet('#b9c4c6', strip('M216 352V322Q216 298 240 298T264 322V352', 13), 7),
    sheet('#f4c430', rect(200, 346, 80, 66, 8), 7),
    sheet('#26323b', circle(240, 372, 9) + rect(236, 372, 8, 22, 2), 0, { flat: true }),
    // the rail and the clothes
    sheet('#c89b66', rect(90, 560, 1420, 22, 10), 10),
    sheet('#4f7a6a', path('M180 640L250 604H330L400 640L424 1040H156Z'), 9, {
      marks: line('M290 610V1040', 5, '#3c6154'),
    }),
    sheet('#b9c4c6', strip('M290 606V584Q290 556 312 560', 9), 5, { edge: 0.6 }),
    sheet('#a45b4a', path('M1180 644L1246 606H1330L1396 644L1424 1040H1150Z'), 9, {
      marks: line('M1288 612V1040', 5, '#84463a'),
    }),
    sheet('#b9c4c6', strip('M1288 608V584Q1288 556 1310 560', 9), 5, { edge: 0.6 }),
    // a small raincoat among them
    sheet('#f4c430', path('M1010 628L1052 604H1108L1150 628L1164 860H996Z'), 11, {
      marks:
        line('M1080 610V860', 5, '#c99a1a') + printed(circle(1096, 690, 8) + circle(1096, 750, 8), '#7d5a12'),
    }),
    sheet('#b9c4c6', strip('M1080 606V584Q1080 560 1098 562', 8), 5, { edge: 0.6 }),
    // the floor, where a child was
    sheet('#7d5233', rect(-20, 944, 1640, 100), 8),
    sheet('#223140', ellipse(640, 976, 190, 11), 0, { flat: true, opacity: 0.4 }),
    sheet(
      palette.coral,
      placed(path('M-30 -40L-150 -104L-132 -6Z') + path('M-30 40L-150 104L-132 6Z'), rocket),
      12,
    ),
    sheet(
      '#efe7d2',
      placed(path('M-150 0Q-40 -66 120 -46Q168 -22 190 0Q168 22 120 46Q-40 66 -150 0Z'), rocket),
      16,
    ),
    sheet(palette.coral, placed(path('M120 -46Q168 -22 190 0Q168 22 120 46Z'), rocket), 4),
    sheet(palette.teal, placed(circle(36, 0, 28), rocket), 4),
    sheet(palette.egg, placed(circle(36, 0, 16), rocket), 2),
    sheet(palette.yolk, star(906, 926, 32, 12), 6),
    // the key, in a hand
    sheet('#b9c4c6', strip('M836 306L912 336', 17), 8),
    sheet('#b9c4c6', circle(938, 348, 42), 9),
    sheet(palette.brick, strip('M952 380Q940 430 962 462', 9), 6, { edge: 0.6 }),
    pinch('translate(950 354) rotate(16) scale(1.06)', palette.skin1, palette.plum, palette.blush, 20),
  ],
};
