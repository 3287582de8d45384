import type { Sheet } from '../scene.ts';
import { circle, ellipse, line, path, placed, printed, rect, sheet } from './shapes.ts';

const hairs = {
  bun:
    path(
      'M-96 2C-106 -80 -62 -138 0 -138C62 -138 106 -80 96 2C92 -22 82 -48 56 -62C36 -74 16 -86 0 -92C-16 -86 -36 -74 -56 -62C-82 -48 -92 -22 -96 2Z',
    ) + ellipse(4, -150, 50, 42),
  curls: [
    [-88, -44],
    [-90, -78],
    [-62, -106],
    [-26, -122],
    [14, -126],
    [52, -112],
    [80, -82],
    [92, -48],
    [-44, -92],
    [0, -98],
    [42, -94],
  ]
    .map(([x, y]) => circle(x!, y!, 37))
    .join(''),
};

/**
 * Draws a head from the front, about 190 wide with its middle at 0 0, and the neck below it. The lids are
 * closed, as of somebody who reads, feeds or sleeps, and so is the mouth. Draw the collar over the neck.
 *
 * @param transform its position: `translate(540 300) scale(1.2)`.
 * @param hairColor the color of the hair, and of brows and lashes.
 * @param hair `bun` is parted and tied on top.
 */
export function face(
  transform: string,
  skin: string,
  hairColor: string,
  hair: keyof typeof hairs,
  height = 9,
): Sheet[] {
  const part = (color: string, shape: string, height: number, marks = '') =>
    sheet(color, placed(shape, transform), height, {
      edge: 0.6,
      ...(marks && { marks: placed(marks, transform) }),
    });
  const lids =
    line('M-62 13C-54 25 -30 26 -21 14', 6.5, hairColor) + line('M62 13C54 25 30 26 21 14', 6.5, hairColor);
  const brows = line('M-66 -24C-54 -34 -36 -34 -22 -27M66 -24C54 -34 36 -34 22 -27', 8, hairColor);
  const mouth = printed(path('M-23 80C-13 74 -6 76 0 78C6 76 13 74 23 80C12 90 -12 90 -23 80Z'), '#8a2f26a6');
  const cheeks = printed(ellipse(-56, 52, 22, 16) + ellipse(56, 52, 22, 16), '#c8402a26');
  const head =
    'M-88 -20C-92 -104 -44 -128 0 -128C44 -128 92 -104 88 -20C90 40 66 92 34 112C16 122 -16 122 -34 112C-66 92 -90 40 -88 -20Z';
  return [
    part(skin, rect(-34, 60, 68, 110, 22), 5),
    part(skin, ellipse(-90, 12, 16, 25, 8) + ellipse(90, 12, 16, 25, -8), 5),
    part(skin, path(head), height, brows + lids + cheeks + mouth),
    part(
      skin,
      path('M-7 -4C-10 22 -22 36 -18 48C-12 58 12 58 18 48C22 36 10 22 7 -4C5 -12 -5 -12 -7 -4Z'),
      2.5,
    ),
    part(hairColor, hairs[hair], 5),
  ];
}
