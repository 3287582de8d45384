import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../kit/index.ts';
import { headFromBehind } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

const glass = circle(800, 250, 158);
const rails = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const scene: Scene = {
  kind: 'scene',
  alt: 'An old crib stays in the attic as a shelf for boxes and a lamp; a grandmother takes only the music box down the hatch',
  focus: [0.5, 0.55],
  layers: [
    sheet('#5e3d2c', rect(-20, -20, 1640, 1040), 0),
    // gable wall and its round window
    sheet('#b98a5e', path('M800 -260L1640 700V800H-40V700Z'), 8),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      sheet('#c2956a', rect(-20, 60 + i * 128, 1640, 60), 2, {
        clip: path('M800 -220L1580 700V790H20V700Z'),
      }),
    ),
    sheet('#f3dfb0', circle(800, 250, 196), 9),
    sheet('#a8d0d8', glass, 0, { flat: true }),
    sheet('#f6e7b0', circle(730, 214, 60), 4, { clip: glass }),
    sheet('#7fa86a', path('M620 340Q760 280 990 350V430H620Z'), 5, { clip: glass }),
    sheet('#d9773d', circle(910, 300, 62), 5, { clip: glass }),
    sheet('#f3dfb0', rect(790, 90, 20, 320) + rect(640, 240, 320, 20), 5, { clip: glass }),
    // light falls in
    sheet('#f3dca2', path('M690 366L910 366L1240 800H420Z'), 0, { flat: true, opacity: 0.34 }),
    sheet('#6f4730', path('M760 -260L-80 660V800L800 -140Z'), 14),
    sheet('#6f4730', path('M840 -260L1680 660V800L800 -140Z'), 14),
    sheet('#4d3123', rect(-20, 86, 1640, 46, 3), 12),
    sheet('#7d5338', rect(-20, 770, 1640, 270), 6, {
      marks: line('M-20 840H1640M-20 910H1640M300 770V840M760 840V910M1180 770V840', 5, '#00000026'),
    }),
    // a dress form, and a stack of boxes with their string
    sheet('#3b2a24', strip('M1300 640V800', 18) + strip('M1240 806L1300 760L1360 806', 14), 6),
    sheet(
      '#a9a07f',
      path(
        'M1236 440Q1256 410 1284 408V376H1318V408Q1346 410 1366 440Q1350 520 1358 560Q1372 620 1366 660H1236Q1230 620 1244 560Q1252 520 1236 440Z',
      ),
      11,
      {
        marks: line('M1301 408V660', 4, '#00000030'),
      },
    ),
    sheet(palette.brick, strip('M1256 470Q1300 500 1350 466', 12), 4),
    sheet('#a9764a', rect(120, 650, 240, 150, 3), 11),
    sheet(palette.cream, strip('M240 650V800', 8) + strip('M120 716H360', 8), 3),
    sheet('#c79258', rect(150, 540, 190, 112, 3, -2), 11),
    sheet(palette.rust, rect(196, 570, 90, 46, 3, -2), 3),
    // what the crib holds now
    sheet('#b98750', rect(500, 470, 210, 240, 3), 8),
    sheet('#d9b98a', rect(590, 470, 30, 240), 2),
    sheet(palette.wood, strip('M990 700V420', 18), 7),
    sheet('#d98a7a', path('M900 440L936 296H1048L1084 440Z'), 10, {
      marks: line('M950 296L922 440M992 296V440M1034 296L1062 440', 5, '#00000022'),
    }),
    sheet(palette.cream, rect(892, 432, 200, 16, 6), 4),
    sheet(palette.slate, circle(800, 548, 88), 9),
    sheet(
      '#8fae6a',
      path('M752 490C790 470 830 480 828 510C810 540 770 520 760 560C744 580 724 540 752 490Z') +
        path('M816 560C850 550 880 566 862 600C840 630 810 606 816 560Z'),
      2,
    ),
    sheet(palette.amber, strip('M706 560C712 430 860 420 892 520', 12), 5),
    sheet(palette.plum, rect(690, 640, 330, 40, 4, -2), 7),
    sheet(palette.mauve, rect(706, 606, 280, 38, 4, 3), 7),
    // the crib, with one side hanging low
    sheet('#e2cfa4', rect(430, 420, 44, 400, 10) + rect(1130, 420, 44, 400, 10), 13),
    sheet('#e2cfa4', circle(452, 410, 28) + circle(1152, 410, 28), 8),
    sheet('#e2cfa4', rails.map((i) => rect(500 + i * 66, 566, 20, 212, 8)).join(''), 10),
    sheet('#edddb6', rect(456, 540, 700, 40, 8, 3), 10),
    sheet('#edddb6', rect(456, 754, 700, 40, 8, 1), 10),
    sheet('#d8c08c', rect(440, 798, 26, 34, 4) + rect(1138, 798, 26, 34, 4), 5),
    sheet('#6f2f2a', rect(640, 600, 190, 110, 3, -4), 7),
    sheet(palette.cream, rect(652, 612, 166, 86, 2, -4), 2, {
      marks: placed(line('M-60 -18H60M-60 4H60M-60 26H10', 7, '#1a243066'), 'translate(735 655) rotate(-4)'),
    }),
    // the hatch, lit from the house below
    sheet('#3a241a', path('M960 1040L1010 880H1500L1580 1040Z'), 0, { flat: true }),
    sheet('#f0c465', path('M1000 1040L1040 908H1476L1540 1040Z'), 5),
    sheet('#96663f', rect(992, 872, 520, 34, 4), 9),
    headFromBehind('translate(1246 800) scale(1.05)', palette.skin1, '#d8d5cc', 'bun', 14),
    sheet(
      '#8a4a6c',
      path('M1080 1040C1080 930 1140 890 1210 880Q1246 900 1286 880C1360 890 1420 930 1420 1040Z'),
      18,
      {
        marks: line('M1100 960Q1250 920 1400 960M1090 1010Q1250 970 1410 1010', 8, '#a8698a'),
      },
    ),
    // the music box, held up high
    sheet(palette.skin1, strip('M1110 960C1060 900 1050 860 1064 806', 52), 10),
    sheet(palette.teal, rect(960, 690, 190, 116, 8, -8), 15),
    sheet(palette.robin, rect(950, 668, 200, 34, 8, -8), 5),
    sheet(palette.yolk, star(1056, 752, 30, -8), 3),
    sheet(palette.ink, strip('M1148 726H1186V700', 9), 5, { edge: 0.6 }),
    sheet(palette.amber, circle(1186, 696, 12), 4),
    sheet(
      palette.skin1,
      strip('M1024 806C1050 786 1072 782 1094 786', 34) + strip('M1030 826C1054 812 1076 806 1098 812', 32),
      6,
    ),
    sheet(palette.skin1, ellipse(1076, 830, 40, 30, -20), 5),
    sheet('#c9a36a', ellipse(330, 890, 90, 24), 4, { marks: printed(circle(330, 890, 8), '#6f4730') }),
  ],
};
