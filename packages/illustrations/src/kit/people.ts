import type { Sheet } from '../scene.ts';
import { circle, ellipse, path, placed, rect, sheet } from './shapes.ts';

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
