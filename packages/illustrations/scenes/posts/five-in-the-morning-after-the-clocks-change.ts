import {
  ground,
  hours,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import { childProfile } from '../../src/kit/child.ts';
import type { Scene } from '../../src/scene.ts';

const slats = Array.from({ length: 11 }, (_, i) => rect(196 + i * 66, 560, 20, 300, 8)).join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'At ten to five a toddler stands in the crib and points at a dark curtain with the dawn at its edges',
  focus: [0.42, 0.52],
  layers: [
    ground('#3b3566'),
    ...Array.from({ length: 6 }, (_, i) =>
      sheet(
        '#423c6f',
        Array.from({ length: 4 }, (__, j) =>
          star(110 + i * 280, 90 + j * 190 + (i % 2) * 90, 13, i * 9),
        ).join(''),
        1,
      ),
    ),
    // dawn leaks past the curtain
    sheet('#57508a', rect(900, 50, 640, 640, 40), 2),
    sheet('#57508a', rect(940, 90, 560, 540), 9),
    sheet('#f4b53f', rect(966, 116, 508, 488), 0, { flat: true }),
    sheet('#f8d67c', rect(966, 500, 508, 104), 0, { flat: true }),
    sheet('#c4593a', path('M966 560Q1100 520 1220 556T1474 540V604H966Z'), 3),
    sheet('#211c40', rect(890, 66, 660, 20, 10), 6),
    sheet('#f4c430', circle(888, 76, 22) + circle(1552, 76, 22), 6),
    sheet(
      '#262048',
      path(
        'M990 76H1456Q1440 300 1462 566Q1400 590 1340 562Q1270 590 1210 560Q1150 588 1090 562Q1040 584 984 566Q1004 320 990 76Z',
      ),
      16,
      {
        marks: line(
          'M1070 90Q1060 320 1074 560M1160 90Q1170 320 1156 570M1250 90Q1244 320 1262 570M1350 90Q1356 320 1346 560',
          7,
          '#1b1638',
        ),
      },
    ),
    sheet('#57508a', rect(910, 622, 620, 34, 6), 8),
    // clock: ten to five
    sheet('#c4593a', circle(800, 190, 92), 10),
    sheet(palette.cream, circle(800, 190, 72), 4, {
      marks: hours(800, 190, '#1a2430', { from: 58, to: 64, weight: 6 }),
    }),
    sheet(palette.ink, strip('M800 190L756 164', 8) + strip('M800 190L822 222', 11), 4, { edge: 0.5 }),
    // floor and rug
    sheet('#2b2650', rect(-20, 790, 1640, 260), 5),
    sheet('#7a3f58', ellipse(900, 960, 760, 110), 4),
    sheet('#8f4d67', ellipse(900, 962, 680, 84), 3),
    // the dresser with the lamp that is not yet green
    sheet('#6b5a92', rect(1150, 690, 330, 210, 8), 12),
    sheet('#7b6aa3', rect(1130, 674, 370, 34, 8), 8),
    sheet('#5c4c82', rect(1176, 730, 280, 66, 4) + rect(1176, 812, 280, 66, 4), 3),
    sheet(palette.yolk, circle(1240, 763, 11) + circle(1240, 845, 11), 4),
    sheet('#8f3a34', path('M1370 676Q1360 590 1420 584Q1480 590 1470 676Z'), 9),
    sheet('#c85a45', path('M1386 676Q1380 608 1420 604Q1460 608 1454 676Z'), 3),
    sheet('#e8d9b8', path('M1184 676L1190 610H1260L1264 676Z'), 7, {
      marks: line('M1190 636H1262', 10, '#2b7f83'),
    }),
    // the far rail of the crib, the mattress
    sheet('#c9a06a', rect(180, 500, 720, 28, 12), 8),
    sheet('#b98d58', Array.from({ length: 11 }, (_, i) => rect(206 + i * 66, 516, 15, 260, 6)).join(''), 5),
    sheet('#dfe4dc', path('M180 776Q520 740 900 776V850H180Z'), 8),
    // the toddler, in a sleep sack
    sheet(palette.skin2, strip('M560 470Q640 440 730 380', 52), 8),
    sheet(palette.skin2, circle(736, 374, 34), 4),
    sheet(palette.skin2, strip('M744 366L790 344', 20), 4),
    sheet(palette.skin2, strip('M452 480Q380 510 366 520', 52), 8),
    sheet(palette.skin2, rect(336, 488, 64, 52, 22), 9),
    sheet(
      '#f4c430',
      path('M430 444Q500 410 590 444Q640 480 620 560L660 800Q540 850 376 800L416 560Q396 480 430 444Z'),
      14,
      {
        marks:
          printed(
            circle(460, 560, 17) +
              circle(560, 600, 17) +
              circle(470, 680, 17) +
              circle(580, 720, 17) +
              circle(510, 500, 17) +
              circle(430, 760, 17) +
              circle(530, 780, 17),
            '#e39a2d',
          ) + line('M510 440V470', 5, '#b9801f'),
      },
    ),
    sheet(
      '#e39a2d',
      strip('M560 480Q620 460 664 424', 64, 'butt') + strip('M456 484Q410 500 392 512', 62, 'butt'),
      9,
    ),
    childProfile('translate(510 318) rotate(-6) scale(1.3)', palette.skin2, '#241812', 'curls', 14),
    // the near rail
    sheet('#e7cfa0', slats, 9),
    sheet('#e7cfa0', rect(150, 470, 46, 480, 14) + rect(900, 470, 46, 480, 14), 14),
    sheet('#d6b883', rect(140, 556, 810, 40, 14), 12),
    sheet('#d6b883', rect(140, 838, 810, 48, 14), 12),
    sheet(palette.yolk, circle(173, 462, 28) + circle(923, 462, 28), 8),
    // the parent on the floor, back to the crib
    sheet('#2b7f83', path('M930 1040Q930 850 1010 800Q1080 760 1160 800Q1240 860 1250 1040Z'), 18, {
      marks: line('M1000 830Q980 920 984 1040M1180 840Q1210 920 1206 1040', 8, '#1b5158'),
    }),
    sheet('#9fd8d2', path('M1010 800Q1080 770 1160 800Q1130 850 1084 850Q1036 846 1010 800Z'), 5),
    sheet(
      '#5a3220',
      placed(
        path('M-84 20C-96 -80 -50 -120 0 -120C56 -120 96 -80 84 20C74 80 -74 80 -84 20Z'),
        'translate(1060 744) rotate(-22)',
      ),
      14,
    ),
    sheet('#714329', placed(circle(0, -128, 48), 'translate(1060 744) rotate(-22)'), 8),
    sheet('#c4593a', placed(ellipse(0, -96, 34, 12), 'translate(1060 744) rotate(-22)'), 4),
    // a shape waiting for breakfast
    sheet('#c9853a', path('M1330 1000Q1320 900 1400 890Q1480 884 1500 960L1500 1040H1330Z'), 12),
    sheet(
      '#c9853a',
      path('M1316 880L1322 816L1356 844H1392L1424 814L1432 880Q1420 930 1374 930Q1326 928 1316 880Z'),
      10,
    ),
    sheet('#c9853a', strip('M1490 1000Q1570 990 1560 900', 28), 6),
  ],
};
