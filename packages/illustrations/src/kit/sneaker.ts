import type { Sheet } from '../scene.ts';
import { line, path, placed, sheet, strip } from './shapes.ts';

/**
 * Draws a sneaker from its side, toe to the right, 640 wide and 380 high, with its middle at 0 0.
 *
 * @param colors of the upper, its heel and tongue, the toe and sole, and the laces.
 */
export function sneaker(
  transform: string,
  { upper, heel, rubber, laces }: { upper: string; heel: string; rubber: string; laces: string },
  height = 14,
): Sheet[] {
  const part = (color: string, shape: string, lift: number, marks?: string) =>
    sheet(
      color,
      placed(shape, transform),
      lift,
      marks === undefined ? {} : { marks: placed(marks, transform) },
    );
  return [
    part(heel, path('M-274 -110Q-260 -200 -180 -188Q-110 -180 -70 -124L-110 -20H-274Z'), height * 0.5),
    part(
      upper,
      path(
        'M-304 126V-100Q-300 -140 -260 -136Q-180 -80 -90 -128Q-66 -140 -46 -120L80 6Q130 36 206 42Q302 56 308 126Z',
      ),
      height,
    ),
    part(heel, path('M-304 -20Q-210 -40 -194 126H-304Z'), 4),
    part(rubber, path('M166 126Q160 60 214 42Q304 58 310 126Z'), 5),
    ...[0, 1, 2, 3].map((i) =>
      part(laces, strip(`M${-106 + i * 42} ${-56 + i * 36}L${-30 + i * 38} ${-102 + i * 36}`, 18), 4),
    ),
    part(
      rubber,
      path('M-320 114H322Q340 154 302 184H-296Q-326 170 -320 114Z'),
      8,
      line('M-314 148H328', 9, '#1a243040'),
    ),
  ];
}
