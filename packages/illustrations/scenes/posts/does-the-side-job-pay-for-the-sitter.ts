import {
  ground,
  pinch,
  palette,
  circle,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

/** A pile of coins from above: each lies a little beside the one below it. */
const pile = (x: number, y: number, count: number, radius: number) =>
  Array.from({ length: count }, (_, i) =>
    sheet(i % 2 ? '#d9952a' : '#f0bf3a', circle(x + ((i * 7) % 5) - 2 + i * 3, y - i * 11, radius), 5, {
      marks: `<circle cx="${x + ((i * 7) % 5) - 2 + i * 3}" cy="${y - i * 11}" r="${radius - 10}" fill="none" stroke="#a8701c" stroke-width="4"/>`,
    }),
  );

/** So many coins in a row of the sum. */
const coins = (count: number, y: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      printed(circle(600 + i * 92, y, 42), '#c98a1c') + printed(circle(600 + i * 92, y, 31), '#f0bf3a'),
  ).join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'On the back of an envelope a hand takes three coins and one more from five, and circles the one that is left; a toy car waits',
  focus: [0.5, 0.52],
  layers: [
    ground('#6f8fb5'),
    ...Array.from({ length: 7 }, (_, i) =>
      sheet('#e9e4d2', placed(rect(-40, -300, 54, 1700), `translate(${60 + i * 270} 0) rotate(12)`), 2),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      sheet('#55779f', placed(rect(34, -300, 16, 1700), `translate(${60 + i * 270} 0) rotate(12)`), 1),
    ),
    // a drawing under everything, from the one who is looked after
    sheet('#f2e3b3', rect(60, 540, 420, 320, 3, -9), 5, {
      marks: placed(
        line('M40 220H380M120 220V130L190 80L260 130V220M170 220V170H206V220', 10, '#a33e26') +
          line('M320 100A34 34 0 1 1 319 100', 10, '#d98a1f') +
          line('M60 190Q70 150 84 190M300 220V180M280 180H320', 9, '#3f7050'),
        'translate(60 560) rotate(-9 210 160)',
      ),
    }),
    // the envelope, its back up
    sheet('#a8783f', rect(396, 196, 780, 610, 6, -4), 14),
    sheet('#dcb57c', rect(384, 184, 780, 610, 6, -4), 6, {
      marks: placed(line('M384 794L640 560M1164 794L900 560', 5, '#b98c4e'), 'rotate(-4 774 489)'),
    }),
    sheet(
      '#cfa366',
      placed(path('M384 184H1164L1130 250L790 330Q774 336 758 330L418 250Z'), 'rotate(-4 774 489)'),
      6,
    ),
    // the sum: five come in, the sitter takes three, the bus takes one, and one is left
    sheet('#fbf3dc', placed(path('M450 300L1060 300L1066 760L456 766Z'), 'rotate(-4 774 489)'), 3, {
      torn: 3,
      marks: placed(
        coins(5, 352) +
          coins(3, 462) +
          line('M486 462H536M486 572H536', 14, '#a33e26') +
          coins(1, 572) +
          line('M486 634H1020', 10, '#1a2430') +
          coins(1, 702) +
          '<ellipse cx="600" cy="702" rx="86" ry="56" fill="none" stroke="#a33e26" stroke-width="11" transform="rotate(-8 600 702)"/>',
        'rotate(-4 774 489)',
      ),
    }),
    // coins, from many to one
    pile(250, 330, 8, 58),
    pile(390, 190, 5, 52),
    pile(520, 120, 3, 46),
    pile(636, 92, 1, 42),
    // coffee, calculator
    sheet('#3b5d86', circle(1340, 210, 176), 8),
    sheet('#f7eedb', circle(1336, 204, 158), 5),
    sheet('#a33e26', strip('M1440 290L1510 350', 44), 10),
    sheet('#a33e26', circle(1336, 204, 116), 16),
    sheet('#4a2a1a', circle(1336, 204, 92), 2, { marks: line('M1280 180Q1310 140 1356 146', 9, '#7a4a30') }),
    sheet('#26323d', rect(1000, 30, 190, 150, 14, 7), 9, {
      marks: placed(
        printed(rect(1020, 48, 150, 40, 4), '#9fd8d2') +
          printed(
            [0, 1, 2, 3].map((i) => circle(1036 + i * 38, 116, 12) + circle(1036 + i * 38, 152, 12)).join(''),
            '#e9e4d2',
          ),
        'rotate(7 1095 105)',
      ),
    }),
    // a toy car has parked on the corner, a block and a crayon with it
    sheet('#8c2f1b', placed(rect(-92, -46, 184, 92, 34), 'translate(300 800) rotate(-24)'), 14),
    sheet('#c4432a', placed(rect(-86, -42, 168, 80, 32), 'translate(300 796) rotate(-24)'), 4),
    sheet(
      '#9fd8d2',
      placed(rect(-36, -30, 34, 58, 8) + rect(28, -28, 24, 54, 8), 'translate(300 796) rotate(-24)'),
      2,
    ),
    sheet('#f4c430', placed(circle(-78, -24, 9) + circle(-78, 22, 9), 'translate(300 796) rotate(-24)'), 2),
    sheet(
      palette.ink,
      placed(
        rect(-66, -58, 40, 18, 6) +
          rect(34, -58, 40, 18, 6) +
          rect(-66, 40, 40, 18, 6) +
          rect(34, 40, 40, 18, 6),
        'translate(300 800) rotate(-24)',
      ),
      3,
    ),
    sheet('#f4c430', rect(96, 880, 112, 112, 8, 14), 12, {
      marks: placed(line('M114 898H190V974H114Z', 7, '#d9952a'), 'rotate(14 152 936)'),
    }),
    sheet(palette.plum, star(152, 936, 36, 14), 3),
    sheet('#2b7f83', placed(rect(-90, -17, 180, 34, 8), 'translate(590 906) rotate(24)'), 8),
    sheet('#1b5158', placed(path('M90 -17L124 -4V4L90 17Z'), 'translate(590 906) rotate(24)'), 4),
    // the pencil in the hand
    sheet('#f4c430', placed(rect(0, -15, 330, 30, 3), 'translate(780 690) rotate(-36)'), 12, {
      marks: placed(line('M0 0H330', 8, '#d9952a'), 'translate(780 690) rotate(-36)'),
    }),
    sheet('#f0d9b0', placed(path('M2 -15L-40 0L2 15Z'), 'translate(780 690) rotate(-36)'), 4),
    sheet(palette.ink, placed(path('M-28 -5L-42 0L-28 5Z'), 'translate(780 690) rotate(-36)'), 2),
    pinch('translate(884 626) rotate(20) scale(1.12)', palette.skin2, '#3f7050', '#c6dba0', 16),
    sheet('#e07f5f', placed(rect(326, -15, 34, 30, 6), 'translate(780 690) rotate(-36)'), 4),
  ],
};
