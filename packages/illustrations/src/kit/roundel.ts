import type { Sheet } from '../scene.ts';
import { circle, rect, sheet } from './shapes.ts';

/**
 * Returns the two flat discs behind a picture of kind `disc`: the outer one fills the stage, which the page
 * crops to its circle.
 */
export function roundel(outer: string, inner: string): Sheet[] {
  return [sheet(outer, rect(-20, -20, 1040, 1040), 0), sheet(inner, circle(500, 500, 356), 8)];
}
