import type { Sheet } from '../scene.ts';
import { path, placed, sheet, strip } from './shapes.ts';

/**
 * Draws a hand that pinches something between thumb and finger at the point 0 0; its arm, in a sleeve with a
 * cuff, comes from the right.
 *
 * @param transform its position: `translate(1296 500) rotate(10) scale(1.12)`; with `scale(-1 1)` the arm
 * comes from the left.
 */
export function pinch(transform: string, skin: string, sleeve: string, cuff: string, height = 12): Sheet[] {
  const part = (color: string, shape: string, height: number) =>
    sheet(color, placed(shape, transform), height);
  return [
    part(skin, strip('M190 62C130 74 60 52 12 18', 44), height * 0.5),
    part(
      skin,
      path('M110 -20C150 -66 250 -62 300 -40L300 118C250 138 160 132 128 100C100 72 92 10 110 -20Z'),
      height,
    ),
    part(skin, strip('M190 96C160 106 142 108 128 112', 38), 4),
    part(skin, strip('M190 66C150 74 122 82 106 90', 42), 4),
    part(skin, strip('M190 30C150 34 112 44 92 58', 44), 4),
    part(skin, strip('M196 -18C140 -54 70 -44 10 -10', 46), 6),
    part(sleeve, path('M286 -72L900 -150L900 210L286 150Q262 40 286 -72Z'), height),
    part(cuff, path('M262 -78L326 -86L326 164L262 156Q246 40 262 -78Z'), 6),
  ];
}

/**
 * Draws four fingers over an edge, from the left: a hand that holds a book or a box from behind. The
 * uppermost begins at 0 0.
 */
export function grip(transform: string, skin: string, height = 9): Sheet[] {
  return [0, 1, 2, 3].map((i) => {
    const tip = 86 - Math.abs(i - 1.2) * 10;
    const finger = `M-40 ${i * 46}C0 ${i * 46 - 6} 50 ${i * 46 - 4} ${tip} ${i * 44 + 4}`;
    return sheet(skin, placed(strip(finger, 46), transform), height);
  });
}
