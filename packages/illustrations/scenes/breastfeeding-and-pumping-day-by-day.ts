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
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

/** A bag of milk, flat and dated. */
const bag = (x: number, y: number, angle: number) =>
  moved(`translate(${x} ${y}) rotate(${angle})`, [
    sheet('#dfe9ec', rect(-48, -66, 96, 132, 10), 4),
    sheet('#fbf1d8', rect(-38, -20, 76, 76, 8), 1),
    sheet('#8fb8c6', rect(-48, -58, 96, 12, 4), 2, { marks: line('M-30 -34H20', 6, '#5d6b76') }),
  ]);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A woman sits in an office chair, seen from behind, with a pump bag at her feet and two small footprints framed on the desk; a freezer drawer of flat dated bags stands open in front',
  focus: [0.45, 0.5],
  layers: [
    ground('#8fb0a5'),
    ...[0, 1, 2, 3, 4, 5].map((i) => sheet('#98b9ae', rect(-20 + i * 290, -20, 150, 760), 1)),
    sheet('#6f9086', rect(-20, 716, 1640, 30), 4),
    sheet('#c89b66', rect(-20, 740, 1640, 300), 5, {
      marks: line('M-20 820H1640M-20 910H1640', 5, '#b08550'),
    }),
    // the door, with a sign that keeps it shut
    sheet('#5d4a72', rect(1130, 70, 330, 676, 6), 10),
    sheet('#6f5a86', rect(1166, 110, 258, 240, 6) + rect(1166, 400, 258, 300, 6), 3),
    sheet(palette.yolk, circle(1166, 420, 20), 6),
    sheet('#f3e6c4', rect(1226, 176, 140, 100, 8, -3), 6, { marks: line('M1296 150V176', 5, '#5d4a72') }),
    sheet('#c4606a', circle(1296, 226, 32), 2, { marks: line('M1278 226H1314', 9, '#f3e6c4') }),
    // the window
    sheet('#f0e2c8', rect(120, 60, 420, 300, 4), 8),
    sheet('#a9d8e4', rect(146, 86, 368, 248), 0, { flat: true }),
    sheet('#f7dc92', circle(440, 150, 46), 3),
    sheet('#4b7f6a', path('M146 300Q230 240 330 280T514 260V334H146Z'), 3),
    sheet('#f0e2c8', rect(322, 74, 16, 270) + rect(136, 204, 388, 14), 4),
    // the desk
    sheet('#80502f', rect(40, 560, 900, 44, 8), 12),
    sheet('#6b4026', rect(80, 600, 44, 260, 4) + rect(850, 600, 44, 260, 4), 9),
    // on it: a screen that sleeps, a picture that does not
    sheet('#2a3440', rect(400, 380, 300, 176, 12), 9),
    sheet('#3d5a6e', rect(416, 396, 268, 140, 4), 1),
    sheet('#2a3440', rect(530, 548, 40, 20) + rect(480, 556, 140, 12, 6), 6),
    sheet('#d9a441', rect(150, 426, 130, 140, 6, -4), 8),
    sheet('#f3d3bb', rect(164, 440, 102, 112, 2, -4), 1),
    sheet(palette.skin3, ellipse(198, 508, 13, 24, -8) + ellipse(236, 504, 13, 24, 6), 2),
    sheet(
      palette.skin3,
      [0, 1, 2, 3]
        .map((i) => circle(184 + i * 9, 474 - (i % 3) * 2, 5) + circle(224 + i * 9, 471 + (i % 2) * 2, 5))
        .join(''),
      2,
    ),
    // a bottle that fills by itself
    sheet('#e6efec', rect(764, 470, 74, 92, 14), 7),
    sheet('#fbf1d8', rect(772, 506, 58, 50, 10), 1),
    sheet('#2f6f73', rect(760, 452, 82, 26, 8), 5),
    sheet('#e6efec', path('M776 452L748 392Q744 380 760 384L842 410Q852 416 842 424L822 452Z'), 6),
    sheet('#2f6f73', strip('M842 462C920 440 940 520 930 620C920 700 940 720 980 740', 9), 4, { edge: 0.5 }),
    // she, from behind, at rest
    sheet('#3a2f45', rect(480, 640, 60, 240, 12), 8),
    sheet('#3a2f45', path('M360 900Q510 840 660 900L650 930Q510 880 370 930Z'), 9),
    sheet('#22202c', circle(372, 936, 22) + circle(648, 936, 22) + circle(510, 920, 22), 6),
    headFromBehind('translate(510 378) scale(1.12)', palette.skin3, '#241a1b', 'bun', 15),
    sheet(
      '#c4606a',
      path('M352 700C340 560 380 486 452 470H566C640 486 680 560 668 700C660 740 360 740 352 700Z'),
      14,
      {
        marks: printed(
          [
            [420, 540],
            [510, 560],
            [600, 540],
            [400, 630],
            [490, 650],
            [580, 640],
            [640, 610],
          ]
            .map(([x, y]) => circle(x!, y!, 15))
            .join(''),
          '#e7a07f',
        ),
      },
    ),
    sheet(
      '#c4606a',
      strip('M372 560C320 600 310 650 350 676', 74) + strip('M648 560C700 600 706 640 680 664', 74),
      12,
    ),
    sheet('#a34a58', path('M452 470Q510 506 566 470L574 494Q510 530 446 494Z'), 6),
    sheet('#4a3f57', path('M372 690C366 620 420 590 510 590S654 620 648 690Q640 760 510 764T372 690Z'), 16),
    sheet('#5a4e69', path('M396 686C394 630 440 608 510 608S626 630 624 686Q616 738 510 740T396 686Z'), 3, {
      marks: line('M420 668Q510 648 600 668M420 706Q510 690 600 706', 7, '#4a3f57'),
    }),
    // the bag by the chair
    sheet(
      '#2f6f73',
      path(
        'M800 760H1020Q1040 760 1042 786L1052 930Q1052 950 1030 950H792Q770 950 770 930L780 786Q782 760 800 760Z',
      ),
      12,
    ),
    sheet('#3f8a8e', rect(820, 820, 182, 96, 12), 4),
    sheet('#2f6f73', strip('M850 764C850 690 970 690 970 764', 16), 6),
    sheet(palette.yolk, star(910, 868, 26), 3),
    // the drawer of the freezer: four days are for the refrigerator, six months for this
    sheet('#b7cdd6', rect(1140, 770, 500, 270, 18), 15),
    sheet('#dfeaee', rect(1166, 796, 460, 270, 10), 2),
    bag(1236, 880, -5),
    bag(1316, 872, 4),
    bag(1396, 884, -3),
    bag(1476, 876, 5),
    bag(1556, 886, -4),
    sheet('#cfe0e6', rect(1120, 920, 520, 130, 20), 14),
    sheet('#8fa9b4', rect(1300, 964, 200, 26, 13), 6),
  ],
};
