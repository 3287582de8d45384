import type { Sheet } from '../scene.ts';
import { rect, sheet } from './shapes.ts';

/** What a scene lies on: a wall, a floor, a sky. It goes 20 px beyond the stage on each side, or its own edge would be seen. */
export function ground(color: string): Sheet {
  return sheet(color, rect(-20, -20, 1640, 1040), 0);
}
