import type { Sheet } from '../scene.ts';
import { path, placed, sheet, strip } from './shapes.ts';

/** A finger, or a thumb, as a strip and its width. */
type Finger = readonly [d: string, width: number];

const open: readonly Finger[] = [
  ['M46 50C80 30 96 8 116 -18', 34],
  ['M-38 -16L-66 -112', 31],
  ['M-13 -28L-20 -148', 32],
  ['M14 -28L26 -144', 32],
  ['M38 -16L68 -108', 30],
];

/** Thumb and little finger out, the others folded over the palm: the sign “play”, when both hands shake. */
const play: readonly Finger[] = [
  ['M40 44C84 24 112 -16 132 -66', 36],
  ['M-42 8C-80 -14 -108 -44 -134 -82', 32],
  ['M-28 -30C-32 -62 -8 -44 -12 14', 34],
  ['M2 -34C2 -68 22 -48 14 14', 34],
  ['M32 -28C38 -58 50 -34 40 18', 34],
];

/**
 * Draws a raised hand that signs, its palm at 0 0, its arm in a sleeve that goes down. Mirror it with
 * `scale(-1 1)`.
 *
 * @param sign the fingers: `open` is spread, as in applause; `play` has thumb and little finger out.
 */
export function signing(
  sign: 'open' | 'play',
  transform: string,
  skin: string,
  sleeve: string,
  cuff: string,
  height = 12,
): Sheet[] {
  const part = (color: string, shape: string, lift: number) => sheet(color, placed(shape, transform), lift);
  const fingers = { open, play }[sign];
  return [
    part(
      skin,
      path('M-54 110C-66 40 -62 -20 -46 -34Q0 -52 46 -34C62 -10 62 50 46 110L42 190H-44Z') +
        (sign === 'open' ? fingers.map(([d, width]) => strip(d, width)).join('') : ''),
      height,
    ),
    ...(sign === 'open' ? [] : fingers.map(([d, width]) => part(skin, strip(d, width), 5))),
    part(sleeve, path('M-60 168H60L110 760H-110Z'), height),
    part(cuff, path('M-66 156H66L70 206H-70Z'), 5),
  ];
}
