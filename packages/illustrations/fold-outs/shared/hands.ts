import { sheet } from '../../src/fold-outs/paper.ts';
import { cut, rect, strip } from '../../src/fold-outs/scissors.ts';

/** Fingers that lie side by side: each over the shade of the one before. */
const fingers = (width: number, ...lines: string[]) =>
  lines.map((line) => sheet('shade', strip(line, width + 6)) + sheet('skin', strip(line, width))).join('');

/** The sleeve and cuff of an arm that comes from the right. */
const sleeveFrom = (x: number, top: number, bottom: number) =>
  sheet(
    'cloth',
    cut(`M${x + 14} ${top - 4}L${x + 330} ${top - 44}V${bottom + 44}L${x + 14} ${bottom + 4}Z`),
  ) + sheet('white', rect(x, top - 8, 34, bottom - top + 16));

/** An open hand, its palm to the reader; the arm comes from below. */
export const palm =
  sheet('skin', strip('M0 150L0 80', 70)) +
  sheet('cloth', cut('M-46 150L-64 420H64L46 150Z')) +
  sheet(
    'skin',
    cut(
      'M-64 24C-66 -16 -58 -34 -40 -40L46 -40C60 -34 66 0 58 50C54 92 40 112 24 122L-26 122C-50 112 -62 70 -64 24Z',
    ),
    strip('M-46 -24C-52 -60 -58 -90 -62 -116', 28),
    strip('M-16 -34L-20 -142', 29),
    strip('M16 -34L22 -136', 28),
    strip('M45 -26L62 -104', 25),
    strip('M-34 84C-74 66 -98 30 -116 -12', 33),
  ) +
  sheet(
    'shade',
    strip('M-46 22C-18 0 20 -8 48 8', 5),
    strip('M-22 100C-2 72 -12 34 -48 30', 5),
    strip('M-24 -40L54 -40', 4),
  ) +
  sheet('white', rect(-52, 136, 104, 34));

/** A hand that points to 0 0. */
export const point =
  sleeveFrom(214, -40, 76) +
  sheet(
    'skin',
    cut('M84 -18C120 -44 180 -42 224 -34V70C180 86 130 88 108 78C84 60 78 12 84 -18Z'),
    strip('M14 0C50 2 80 0 130 -6', 30),
  ) +
  fingers(28, 'M150 74L112 76', 'M152 54L96 56', 'M150 32L92 32') +
  fingers(28, 'M190 -8C160 4 140 14 116 20');

/** A flat hand that lies on something; its middle finger ends at 0 0. */
export const press =
  sleeveFrom(214, -48, 62) +
  sheet('skin', strip('M170 66C140 92 106 106 72 104', 32)) +
  fingers(30, 'M140 44L34 52', 'M140 18L14 20', 'M140 -12L18 -16', 'M140 -38L42 -52') +
  sheet('skin', cut('M112 -54C140 -64 180 -58 224 -44V56C190 68 146 74 116 58C106 20 104 -30 112 -54Z'));

/** Four fingers around a bar at 0 0; the thumb is behind it. */
export const grip =
  sleeveFrom(176, -58, 58) +
  sheet('skin', cut('M22 -64C70 -84 130 -76 186 -52V54C140 82 70 84 26 66Z')) +
  fingers(31, 'M66 46L-16 46', 'M70 16L-26 16', 'M70 -16L-28 -16', 'M66 -46L-20 -46');

/** A hand that holds a flat thing from the right: the thumb is in front of it and ends at 0 0. */
export const hold =
  sleeveFrom(196, -10, 106) +
  sheet('skin', cut('M84 -26C130 -44 170 -34 206 -12V102C170 124 116 122 88 104C66 76 62 10 84 -26Z')) +
  fingers(36, 'M124 34C84 30 48 20 10 4');

/** Thumb and finger that try to pinch what is at 0 0. */
export const pinch =
  sleeveFrom(232, -40, 84) +
  sheet('skin', cut('M112 -34C150 -60 200 -56 242 -34V78C200 96 150 96 128 84C104 60 98 0 112 -34Z')) +
  fingers(29, 'M170 84L120 92', 'M166 62L104 68') +
  fingers(31, 'M160 44C110 60 60 50 16 20') +
  fingers(30, 'M170 -26C130 -64 84 -60 62 -50L12 -14');
