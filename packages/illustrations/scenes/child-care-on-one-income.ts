import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const coins = Array.from({ length: 12 }, (_, i) => ({
  y: 800 - i * 40,
  lean: [0, 6, -5, 8, 2, -7, 4, 9, -3, 5, -6, 3][i]!,
}));

export const scene: Scene = {
  kind: 'scene',
  alt: 'Twelve coins stand in a tall stack on a kitchen table, beside a lunch bag, one pair of small boots and one key',
  focus: [0.5, 0.55],
  layers: [
    ground('#7fb3a2'),
    ...[0, 1, 2, 3].map((j) =>
      sheet(j % 2 ? '#89bcab' : '#93c4b4', rect(-20, 40 + j * 150, 1640, 142), 1, {
        marks: line(
          Array.from({ length: 12 }, (_, i) => `M${(i + (j % 2) / 2) * 150} 0V700`).join(''),
          7,
          '#74a797',
        ),
      }),
    ),
    // a calendar, with one day ringed
    sheet(palette.paper, rect(1190, 90, 280, 300, 4, 2), 8),
    sheet(palette.brick, rect(1190, 90, 280, 66, 4, 2), 3),
    ...Array.from({ length: 12 }, (_, i) =>
      sheet('#d8cbb0', rect(1220 + (i % 4) * 60, 186 + Math.floor(i / 4) * 60, 38, 36, 3, 2), 1),
    ),
    sheet(palette.teal, circle(1359, 266, 34), 2),
    sheet(palette.paper, circle(1359, 266, 22), 1),
    // the window with its early light
    sheet('#f3e8d0', rect(120, 60, 380, 420, 6), 8),
    sheet('#f0b98f', rect(150, 90, 320, 360), 0, { flat: true }),
    sheet('#e07f5f', ellipse(310, 450, 130, 110), 2, { clip: rect(150, 90, 320, 360) }),
    sheet('#7a6a86', path('M150 450V360H220V330H290V400H370V350H470V450Z'), 3),
    sheet('#f3e8d0', rect(302, 90, 16, 360) + rect(150, 262, 320, 14), 5),
    // the table
    sheet('#96603a', rect(-20, 800, 1640, 240), 14, {
      marks: line('M-20 880H1640M-20 950H1640', 5, '#00000018'),
    }),
    sheet('#a86f45', rect(-20, 790, 1640, 40), 4),
    // the stack
    ...coins.flatMap(({ y, lean }, i) => [
      sheet(
        ['#b98a2b', '#a87a22'][i % 2]!,
        path(
          `M${650 + lean} ${y}A130 34 0 0 0 ${910 + lean} ${y}V${y + 34}A130 34 0 0 1 ${650 + lean} ${y + 34}Z`,
        ),
        6,
      ),
      sheet(['#e3b645', '#efc75c'][i % 2]!, ellipse(780 + lean, y, 130, 34), 3),
    ]),
    sheet('#f6d778', ellipse(783, 360, 96, 24), 2, { marks: printed(star(783, 360, 20), '#b98a2b') }),
    // the lunch bag
    sheet('#c89b66', path('M1030 860L1046 520L1090 500H1240L1290 520L1300 860Z'), 13, {
      marks: line('M1110 520V860M1230 520V860', 5, '#00000022'),
    }),
    sheet('#d9b07e', path('M1040 600L1046 520L1090 500H1240L1290 520L1294 600Z'), 4),
    sheet(palette.brick, rect(1120, 560, 92, 30, 4), 5),
    sheet(palette.robin, rect(1108, 680, 130, 96, 6, -4), 5, {
      marks: line('M1130 712H1214M1130 740H1190', 8, '#2b7f83'),
    }),
    // the boots
    sheet(palette.yolk, path('M300 640H410V800Q500 806 504 876H300Z'), 13),
    sheet('#d6a321', path('M296 640H414V680H296Z') + rect(296, 860, 212, 26, 10), 4),
    sheet(palette.yolk, path('M180 664H290V824Q380 830 384 900H180Z'), 15),
    sheet('#d6a321', path('M176 664H294V704H176Z') + rect(176, 884, 212, 26, 10), 4),
    // the key
    sheet('#8d9aa0', strip('M560 930L660 906', 16) + strip('M640 910L648 936M614 918L620 940', 12), 7),
    sheet('#8d9aa0', circle(534, 936, 40), 8),
    sheet('#96603a', circle(534, 936, 18), 1, { flat: true }),
  ],
};
