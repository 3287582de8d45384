import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  point,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

const canvas = rect(480, 70, 720, 520, 3, -2);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A finger points to a small purple figure in the corner of a child’s very orange painting; the painter stands before it with a brush',
  focus: [0.5, 0.46],
  layers: [
    ground('#9db4c0'),
    ...[0, 1, 2, 3, 4].map((i) => sheet('#a7bdc8', rect(-20, -20 + i * 150, 1640, 142), 1)),
    sheet('#e8e1cf', rect(-20, 720, 1640, 30), 4),
    sheet('#7e6a58', rect(-20, 746, 1640, 300), 5),
    // sheets of newspaper on the floor, with drops
    sheet('#ddd8c8', path('M160 800L900 770L1480 820L1560 1040H60Z'), 4, {
      marks: line('M260 840H560M240 880H600M1100 850H1380M1120 890H1420', 8, '#1a243022'),
    }),
    sheet('#ef8a2b', circle(1120, 930, 22) + circle(1170, 900, 11) + circle(420, 930, 16), 2),
    sheet('#5d4a86', circle(1260, 960, 15), 2),
    // earlier works on a line
    sheet(palette.ink, strip('M-20 120Q200 190 430 130', 5), 5, { edge: 0.5 }),
    sheet('#f7f1e0', rect(60, 156, 150, 190, 3, 3), 8, {
      marks: placed(
        printed(circle(0, -20, 44), '#2b7f83') + line('M-50 60Q0 30 50 60', 12, '#6c9a4c'),
        'translate(135 250) rotate(3)',
      ),
    }),
    sheet('#f7f1e0', rect(250, 160, 150, 190, 3, -4), 8, {
      marks: placed(
        line('M-40 -60L40 60M40 -60L-40 60M0 -70V70M-60 0H60', 12, '#c4593a'),
        'translate(325 255) rotate(-4)',
      ),
    }),
    sheet(palette.wood, rect(128, 140, 16, 36, 3) + rect(318, 142, 16, 36, 3), 4),
    sheet(palette.wood, rect(1360, 180, 280, 24, 3), 7),
    ...[
      ['#c4593a', 1390],
      ['#f4c430', 1460],
      ['#2b7f83', 1530],
    ].map(([color, x]) => [
      sheet('#e6efec', rect(Number(x), 100, 52, 82, 6), 7),
      sheet(color as string, rect(Number(x), 130, 52, 52, 6), 2),
    ]),
    // easel
    sheet('#8f6038', strip('M840 -20V560', 30) + strip('M560 1000L700 560M1130 1000L990 560', 34), 10),
    sheet('#a9754a', rect(430, 582, 820, 44, 5, -2), 13),
    sheet('#f8f2e2', canvas, 12),
    // the painting: an orange sea, an orange sky, somebody small in a corner
    sheet('#f5a03c', path('M496 150C640 110 860 100 1186 104L1192 300C1000 340 760 290 500 350Z'), 2, {
      clip: canvas,
    }),
    sheet(
      '#ef8220',
      path(
        'M500 330C640 270 760 360 900 310S1120 280 1194 310L1198 420C1060 400 980 450 840 420S620 400 504 460Z',
      ),
      3,
      { clip: canvas },
    ),
    sheet('#f8c05a', circle(700, 200, 78), 3, { clip: canvas }),
    sheet('#e06a1a', strip('M530 500C640 440 760 520 880 470S1020 440 1060 470', 34), 2, { clip: canvas }),
    sheet('#f5a03c', strip('M560 548C700 500 800 560 940 520', 26), 2, { clip: canvas }),
    sheet('#c4432f', strip('M860 170C900 140 940 190 980 160S1060 150 1080 180', 16), 2, { clip: canvas }),
    sheet(
      '#5d4a86',
      path('M1090 540C1080 490 1100 470 1124 468C1150 468 1166 494 1160 540Z') + circle(1124, 450, 22),
      3,
      { clip: canvas },
    ),
    sheet('#5d4a86', strip('M1098 500L1070 480M1150 500L1176 478', 11), 2, { clip: canvas }),
    // pots of paint
    ...(
      [
        [560, '#f5a03c'],
        [660, '#e06a1a'],
        [1090, '#5d4a86'],
      ] as const
    )
      .map(([x, color]) => [
        sheet('#e6efec', rect(x - 38, 518 + (x > 1000 ? 22 : 40), 76, 82, 8), 10),
        sheet(color, ellipse(x, 520 + (x > 1000 ? 22 : 40), 34, 11), 3),
      ])
      .slice(0, 2),
    // who painted
    sheet(palette.skin1, strip('M604 760C660 720 690 650 700 590', 52), 11),
    sheet(palette.skin1, circle(704, 570, 34), 8),
    sheet('#6b4128', strip('M690 610L764 440', 14), 9),
    sheet('#c9a35a', strip('M757 456L764 440', 20), 3),
    sheet('#ef8220', path('M748 436C752 410 770 396 784 384C790 406 786 430 774 446Z'), 6),
    sheet(palette.skin1, strip('M322 800C280 850 260 900 264 950', 52), 9),
    sheet('#2f5f8a', strip('M578 780C620 750 642 726 658 700', 82), 11),
    sheet('#2f5f8a', strip('M350 780C310 820 290 850 282 890', 82), 10),
    sheet('#2f5f8a', path('M320 1040C310 900 320 780 380 740Q460 704 540 740C600 780 616 900 606 1040Z'), 17),
    sheet('#d9dfe0', path('M372 760L400 738Q460 764 520 738L548 760L566 1040H352Z'), 6, {
      marks:
        line('M460 770V1040', 4, '#a9b5b8') + printed(circle(430, 900, 15) + circle(500, 960, 11), '#ef8220'),
    }),
    sheet('#ef8220', path('M594 716C610 700 634 712 630 732C622 750 598 744 594 716Z'), 3),
    childProfile('translate(470 588) rotate(-14) scale(1.24)', palette.skin1, '#c78a3a', 'tail', 14),
    sheet(
      '#c4432f',
      placed(strip('M-96 -36Q-108 -18 -100 4', 20), 'translate(470 588) rotate(-14) scale(1.24)'),
      5,
    ),
    // the finger that asks about this corner
    point('translate(1192 500) scale(.96)', palette.skin3, '#7a3b4f', '#d9a9a0', 16),
  ],
};
