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
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const wagon = (x: number, color: string) => [
  sheet(color, rect(x, 866, 150, 74, 12), 9),
  sheet(palette.ink, circle(x + 36, 946, 25) + circle(x + 114, 946, 25), 5),
  sheet(palette.yolk, circle(x + 36, 946, 10) + circle(x + 114, 946, 10), 2),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child’s seat on a toilet with a footstool before it; a toy train has come out of the tunnel under the stool, and a bowl of pears and plums waits on the sill',
  focus: [0.5, 0.58],
  layers: [
    ground('#d98f7c'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#f0e3c9' : '#eadbbd', rect(-20, 400 + j * 86, 1640, 80), 2, {
        marks: line(
          Array.from({ length: 14 }, (_, i) => `M${i * 128 + (j % 2) * 64} 390V840`).join(''),
          6,
          '#d8c6a2',
        ),
      }),
    ),
    sheet('#f7eedb', rect(-20, 378, 1640, 30), 5),
    // window, and fruit that helps
    sheet('#f7eedb', rect(80, 20, 480, 320, 4), 9),
    sheet('#a9d6dd', rect(112, 50, 416, 260), 0, { flat: true }),
    sheet('#7fae62', path('M112 250Q220 190 330 240T528 226V310H112Z'), 4),
    sheet('#f7eedb', rect(310, 40, 20, 280), 5),
    sheet('#efe0bf', rect(50, 322, 540, 36, 4), 10),
    sheet('#5d3a58', circle(216, 276, 40) + circle(396, 280, 38), 6),
    sheet(
      '#b9b64a',
      path('M262 298C232 270 250 226 278 216C282 190 306 190 312 216C342 226 356 270 328 298Z'),
      8,
    ),
    sheet(
      '#9fa53c',
      path('M320 300C300 268 318 238 342 230C348 208 368 210 372 232C396 246 402 280 380 300Z'),
      7,
    ),
    sheet(palette.bark, strip('M296 196L304 172M358 214L366 192', 8), 3, { edge: 0.6 }),
    sheet('#2b7f83', path('M150 276H462Q450 340 390 344H222Q162 340 150 276Z'), 11, {
      marks: line('M160 300H452', 10, '#9fd8d2'),
    }),
    // a calendar of stickers for sitting
    sheet(palette.paper, rect(1180, 60, 300, 260, 4), 8),
    sheet('#2f6fa0', rect(1180, 60, 300, 44, 3), 3),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      sheet(
        i < 5 ? ['#f4c430', '#e07f5f', '#6c9a4c', '#9a6f92', '#2b7f83'][i]! : '#eee3ca',
        circle(1224 + (i % 4) * 70, 160 + Math.floor(i / 4) * 84, 26),
        3,
      ),
    ),
    // the floor
    sheet('#4f7f86', rect(-20, 826, 1640, 220), 6, {
      marks: line(
        'M-20 930H1640M160 826L60 1040M460 826L400 1040M760 826V1040M1060 826L1130 1040M1380 826L1500 1040',
        6,
        '#3f6b72',
      ),
    }),
    // the toilet
    sheet('#e9e6da', rect(560, 300, 480, 240, 24), 12),
    sheet('#f6f3e8', rect(540, 270, 520, 52, 18), 9),
    sheet('#b3c0c0', rect(610, 350, 90, 26, 12), 5),
    sheet('#dcd8c9', path('M640 640H960L916 880H684Z'), 10),
    sheet('#e9e6da', ellipse(800, 640, 270, 96), 14),
    sheet('#f6f3e8', ellipse(800, 600, 284, 92), 9),
    sheet('#f4c430', ellipse(800, 584, 240, 76), 8),
    sheet('#e2ab25', ellipse(800, 588, 140, 42), 0, { flat: true }),
    sheet('#6b5a2a', ellipse(800, 592, 124, 34), 0, { flat: true }),
    sheet(
      '#f4c430',
      path('M548 580C520 560 516 520 540 508C566 500 580 540 588 566Z') +
        path('M1052 580C1080 560 1084 520 1060 508C1034 500 1020 540 1012 566Z'),
      9,
    ),
    // a roll within reach
    sheet(palette.wood, rect(1200, 470, 30, 120, 8), 6),
    sheet('#f4efe2', rect(1160, 500, 170, 110, 20), 9),
    sheet('#fbf8ee', path('M1180 580H1300V690Q1240 704 1180 690Z'), 6),
    sheet('#d8cdb2', ellipse(1322, 555, 16, 50), 3),
    // a book for five minutes
    moved('translate(330 740) rotate(-8)', [
      sheet('#c4593a', rect(-110, -62, 220, 130, 6), 10),
      sheet(palette.paper, rect(-98, -54, 196, 112, 4), 3, {
        marks:
          line('M0 -54V58M-80 -30H-20M-80 -8H-30M-80 14H-20', 6, '#1a243055') +
          printed(circle(50, 0, 30), '#6c9a4c'),
      }),
    ]),
    // the footstool is the tunnel, and the train is through
    sheet('#3c2a20', path('M640 960V860Q640 780 800 780T960 860V960Z'), 0, { flat: true }),
    sheet('#a5653b', path('M560 776H1040L1076 968H968V880Q968 812 800 812T632 880V968H524Z'), 17),
    sheet('#bd7a4b', rect(530, 744, 540, 48, 14), 8),
    sheet(
      '#d5432f',
      path('M610 744C602 700 640 676 690 690C730 702 734 744 734 744Z') +
        path('M870 744C868 702 904 680 950 690C986 700 994 744 994 744Z'),
      9,
    ),
    sheet('#f7eedb', rect(606, 730, 132, 16, 7) + rect(866, 730, 132, 16, 7), 4),
    sheet('#8a6a4a', rect(-20, 962, 1640, 16, 4), 3, {
      marks: line(Array.from({ length: 28 }, (_, i) => `M${i * 60} 955V985`).join(''), 12, '#6b4f34'),
    }),
    wagon(560, '#e39a2d'),
    wagon(380, '#2b7f83'),
    sheet(palette.ink, strip('M536 924H566M356 924H386', 10), 5),
    sheet('#3f7050', rect(150, 860, 210, 84, 14), 11),
    sheet('#3f7050', rect(270, 790, 92, 150, 10), 12),
    sheet('#d5e8ea', rect(290, 812, 52, 50, 6), 3),
    sheet(palette.brick, rect(256, 772, 120, 28, 8), 6),
    sheet(palette.brick, path('M182 862V812H176L170 786H236L230 812H224V862Z'), 8),
    sheet(palette.ink, circle(196, 946, 30) + circle(270, 946, 30) + circle(336, 946, 30), 6),
    sheet(palette.yolk, circle(196, 946, 12) + circle(270, 946, 12) + circle(336, 946, 12), 2),
    sheet('#f4efe2', circle(196, 742, 22) + circle(162, 712, 30) + circle(112, 690, 22), 4, {
      opacity: 0.85,
    }),
  ],
};
