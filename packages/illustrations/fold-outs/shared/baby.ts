import { moved, sheet } from '../../src/fold-outs/paper.ts';
import { cut, ellipse, strip } from '../../src/fold-outs/scissors.ts';

/** A head in profile, to the left, with its middle at 0 0. */
const profile =
  sheet(
    'skin',
    ellipse(0, 0, 56, 54),
    cut('M-48 -22C-58 -12 -66 2 -70 10C-66 18 -56 18 -50 20Z'),
    strip('M16 34L40 62', 44),
  ) +
  sheet(
    'ink',
    cut('M-34 -44C-14 -66 34 -62 50 -34C64 -10 58 22 46 34C42 12 34 -4 16 -14C2 -24 -20 -26 -34 -44Z'),
    ellipse(-40, -4, 5, 7),
  ) +
  sheet('coral', ellipse(-34, 22, 11, 8)) +
  sheet('shade', ellipse(16, 10, 11, 14));

/** A baby on the tummy who looks up from the forearms, to the left; the floor is at y = 0. */
export const propped =
  sheet('shade', strip('M160 -30C200 -34 232 -30 262 -26', 40)) +
  sheet('skin', strip('M246 -20L288 -30', 26)) +
  sheet(
    'cloth',
    strip('M150 -30C190 -24 220 -22 250 -20', 44),
    cut(
      'M10 -116C40 -142 96 -128 140 -100C176 -94 198 -66 196 -34C192 -6 170 -2 150 -2H64C34 -4 8 -56 10 -116Z',
    ),
  ) +
  moved('translate(-22 -146)', profile) +
  sheet('shade', strip('M48 -92C56 -62 52 -40 42 -20L-20 -16', 42)) +
  sheet('cloth', strip('M48 -92C52 -62 48 -40 40 -18L-14 -16', 36)) +
  sheet('skin', strip('M-22 -14L-50 -12', 27));

/** A baby who lies on the tummy with the head down, to the left; what is below it is at y = 0. */
export const prone =
  sheet('skin', strip('M222 -20L258 -10', 28)) +
  sheet(
    'cloth',
    strip('M150 -36C180 -34 204 -28 226 -20', 46),
    cut('M4 -84C50 -102 110 -112 150 -98C186 -84 190 -30 160 -10C110 0 50 0 8 -6Z'),
  ) +
  moved('translate(-42 -52)', profile) +
  sheet('shade', strip('M34 -62C30 -34 10 -20 -20 -14', 38)) +
  sheet('cloth', strip('M34 -62C30 -36 10 -20 -14 -14', 32)) +
  sheet('skin', strip('M-20 -12L-46 -10', 25));

/** A baby asleep on the back, from above, in a sleep sack; the head is to the left. */
export const asleep =
  sheet(
    'cloth',
    cut('M-50 -52C0 -66 110 -78 168 -62C196 -46 196 46 168 62C110 78 0 66 -50 52Z'),
    strip('M-34 -44L-40 -86L-78 -96', 34),
    strip('M-34 44L-40 86L-78 96', 34),
  ) +
  sheet(
    'skin',
    ellipse(-96, 0, 54, 52),
    ellipse(-90, -53, 12, 10),
    ellipse(-90, 53, 12, 10),
    ellipse(-90, -98, 15, 14),
    ellipse(-90, 98, 15, 14),
  ) +
  sheet('ink', cut('M-112 -50C-160 -46 -166 46 -112 50C-130 30 -128 14 -134 4C-128 -10 -132 -30 -112 -50Z')) +
  sheet(
    'shade',
    strip('M-96 -30C-86 -28 -86 -12 -94 -10', 6),
    strip('M-96 30C-86 28 -86 12 -94 10', 6),
    strip('M-44 0L160 0', 4),
  ) +
  sheet('coral', ellipse(-78, -28, 8, 10), ellipse(-78, 28, 8, 10));
