import type { Sheet } from '../scene.ts';
import { circle, ellipse, path, placed, rect, sheet, strip } from './shapes.ts';

/**
 * Draws a head from behind, about 190 wide with its middle at 0 0, and the neck below it. Draw the collar
 * over the neck.
 *
 * @param transform its position: `translate(540 300) scale(1.2)`.
 * @param hair `cap` is short, `bun` is tied on top, `tail` hangs down, `fluff` is for a baby.
 */
export function headFromBehind(
  transform: string,
  skin: string,
  hairColor: string,
  hair: 'cap' | 'bun' | 'tail' | 'fluff',
  height = 9,
): Sheet[] {
  const part = (color: string, shape: string, height: number) =>
    sheet(color, placed(shape, transform), height);
  const neck = part(skin, rect(-32, 50, 64, hair === 'fluff' ? 56 : 96, 18), 5);
  const ears = part(skin, ellipse(-93, 20, 17, 25, 10) + ellipse(93, 20, 17, 25, -10), 5);
  if (hair === 'fluff')
    return [
      neck,
      ears,
      part(skin, circle(0, 0, 95), height),
      part(
        hairColor,
        path(
          'M-78 -46C-60 -104 60 -104 78 -46C84 -16 60 -26 44 -6C32 -26 12 -22 2 2C-12 -22 -34 -24 -44 -4C-60 -26 -84 -16 -78 -46Z',
        ),
        3,
      ),
    ];
  const cap = part(
    hairColor,
    path(
      'M-94 8C-100 -70 -52 -106 0 -106C52 -106 100 -70 94 8C92 60 66 92 40 96C16 86 -16 86 -40 96C-66 92 -92 60 -94 8Z',
    ),
    height,
  );
  if (hair === 'bun') return [neck, ears, cap, part(hairColor, ellipse(0, -112, 56, 48), 7)];
  if (hair === 'tail')
    return [neck, ears, cap, part(hairColor, path('M-26 20C-44 90 -40 170 -6 214C36 176 44 90 26 20Z'), 7)];
  return [neck, ears, cap];
}

/**
 * Draws the back of an open hand whose fingers are to the left of 0 0; its arm, in a sleeve with a cuff,
 * comes from the right.
 */
export function openHand(
  transform: string,
  skin: string,
  sleeve: string,
  cuff: string,
  height = 12,
): Sheet[] {
  const part = (color: string, shape: string, height: number) =>
    sheet(color, placed(shape, transform), height);
  return [
    part(skin, strip('M60 66C20 96 -24 104 -62 96', 44), height * 0.6),
    part(skin, strip('M10 54C-40 60 -84 60 -120 52', 40), height * 0.7),
    part(skin, strip('M10 22C-50 22 -104 18 -150 8', 42), height * 0.7),
    part(skin, strip('M10 -14C-50 -20 -104 -28 -148 -42', 42), height * 0.7),
    part(skin, strip('M14 -46C-40 -60 -80 -72 -116 -90', 38), height * 0.7),
    part(
      skin,
      path('M-24 -56C20 -84 110 -66 190 -52L190 80C120 92 60 100 20 84C-14 70 -40 -20 -24 -56Z'),
      height,
    ),
    part(sleeve, path('M176 -78L900 -150L900 220L176 100Q154 10 176 -78Z'), height),
    part(cuff, path('M154 -80L214 -88L214 112L154 104Q140 10 154 -80Z'), 6),
  ];
}
