import type { Sheet } from '../scene.ts';
import { rect, sheet } from './shapes.ts';

/**
 * Returns the background of a scene: a wall, a floor, a sky. It extends 20 px beyond the stage on each side,
 * because its edge would be visible otherwise.
 */
export function ground(color: string): Sheet {
  return sheet(color, rect(-20, -20, 1640, 1040), 0);
}
