import type { Sheet } from '../scene.ts';
import { circle, ellipse, line, path, placed, printed, rect, sheet } from './shapes.ts';

const curl = (x: number, y: number) => circle(x, y, 34);

const short = path(
  'M82 -44C72 -98 14 -124 -36 -112C-92 -98 -118 -46 -108 8C-104 38 -90 62 -68 76C-50 62 -48 46 -44 34C-52 6 -40 -10 -20 -14C-4 -20 2 -40 12 -50C36 -58 60 -54 82 -44Z',
);

/** Hair seen from the side. */
const sideHairs = {
  short,
  tail: short + path('M-92 -44C-150 -70 -186 -10 -176 60C-172 96 -160 124 -138 142C-116 110 -106 60 -84 6Z'),
  puff: short + circle(-118, -64, 52),
  fluff: path(
    'M62 -72C42 -116 -42 -120 -82 -76C-106 -48 -108 -10 -96 22C-86 4 -74 2 -66 18C-60 -8 -46 -14 -36 0C-32 -28 -12 -40 2 -24C4 -50 32 -48 62 -72Z',
  ),
  curls:
    [
      [58, -72],
      [22, -96],
      [-22, -100],
      [-62, -80],
      [-86, -44],
      [-92, -4],
      [-80, 36],
      [-40, -52],
      [4, -62],
      [-58, -16],
    ]
      .map(([x, y]) => curl(x!, y!))
      .join('') + circle(-30, -50, 60),
};

/** Hair seen from the front. */
const frontHairs = {
  short: path(
    'M-98 12C-110 -80 -62 -124 0 -124C62 -124 110 -80 98 12C94 -12 90 -30 80 -44C52 -34 10 -42 -22 -62C-40 -48 -66 -40 -80 -36C-90 -20 -94 -4 -98 12Z',
  ),
  fluff: path(
    'M-76 -62C-60 -124 60 -124 76 -62C60 -74 48 -66 38 -52C28 -70 12 -68 2 -50C-8 -70 -28 -70 -38 -52C-48 -66 -60 -74 -76 -62Z',
  ),
  curls: [
    [-92, -36],
    [-86, -76],
    [-56, -104],
    [-18, -118],
    [22, -116],
    [58, -102],
    [86, -74],
    [94, -34],
    [-40, -84],
    [2, -90],
    [44, -84],
  ]
    .map(([x, y]) => curl(x!, y!))
    .join(''),
};

const lash = '#2b1a16';
const lips = '#8a2f26a6';
const blush = '#c8402a26';
const shade = '#1a243040';

function parts(transform: string) {
  return (color: string, shape: string, height: number, marks = '') =>
    sheet(color, placed(shape, transform), height, {
      edge: 0.6,
      ...(marks && { marks: placed(marks, transform) }),
    });
}

/**
 * Draws the head of a child or a baby in profile that looks to the right, about 190 wide with its middle at 0 0,
 * and the neck below it: as large as `headFromBehind`, which it can replace when the child looks at something. The
 * lid is closed, the mouth too. Draw the collar over the neck.
 *
 * @param transform its position: `translate(470 400) scale(1.2)`; with `scale(-1.2 1.2)` it looks to the left.
 */
export function childProfile(
  transform: string,
  skin: string,
  hairColor: string,
  hair: keyof typeof sideHairs,
  height = 9,
): Sheet[] {
  const part = parts(transform);
  const head = [
    'M-10 -104C46 -108 84 -74 87 -26C88 -14 84 -6 84 4C89 13 101 21 104 31C105 39 97 43 88 44C86 47 87 50 89 52',
    'C96 54 98 60 91 64C97 67 97 75 89 79C90 92 74 104 50 103C22 102 -6 98 -28 86C-74 72 -101 34 -101 -10C-99 -66 -58 -102 -10 -104Z',
  ].join('');
  const features =
    line('M45 14C51 25 68 26 77 15', 6.5, lash) +
    line('M44 -20C54 -29 68 -29 79 -21', 7, hairColor) +
    line('M92 64C86 66 80 66 74 65', 5, lips) +
    printed(circle(52, 48, 20), blush);
  return [
    part(skin, rect(-40, 50, 66, 92, 20), 5),
    part(skin, path(head), height, features),
    part(hairColor, sideHairs[hair], 5),
    part(skin, ellipse(-22, 20, 17, 25, -8), 4, line('M-30 8Q-14 2 -22 32', 5, shade)),
  ];
}

/**
 * Draws the head of a child or a baby from the front, as large as `childProfile`, its lids and mouth closed, and the
 * neck below it. Draw the collar over the neck.
 */
export function childFace(
  transform: string,
  skin: string,
  hairColor: string,
  hair: keyof typeof frontHairs,
  height = 9,
): Sheet[] {
  const part = parts(transform);
  const features =
    line('M-60 16C-52 28 -30 28 -21 16M60 16C52 28 30 28 21 16', 6.5, lash) +
    line('M-62 -16C-52 -25 -36 -25 -23 -18M62 -16C52 -25 36 -25 23 -18', 7, hairColor) +
    printed(path('M-15 68C-9 63 -4 64 0 66C4 64 9 63 15 68C8 75 -8 75 -15 68Z'), lips) +
    printed(circle(-56, 46, 20) + circle(56, 46, 20), blush);
  return [
    part(skin, rect(-32, 60, 64, 84, 20), 5),
    part(skin, ellipse(-92, 18, 16, 24, 8) + ellipse(92, 18, 16, 24, -8), 5),
    part(
      skin,
      path(
        'M-92 -8C-94 -84 -46 -110 0 -110C46 -110 94 -84 92 -8C92 20 88 34 82 50C70 84 36 104 0 104C-36 104 -70 84 -82 50C-88 34 -92 20 -92 -8Z',
      ),
      height,
      features,
    ),
    part(skin, path('M-12 40C-16 30 -6 24 0 20C6 24 16 30 12 40C6 46 -6 46 -12 40Z'), 2),
    part(hairColor, frontHairs[hair], 5),
  ];
}
