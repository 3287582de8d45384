import { line } from './shapes.ts';

/** A stroke of a clock's face: its distances from the middle, and its weight. */
interface Stroke {
  from: number;
  to: number;
  weight: number;
}

/**
 * Returns the twelve strokes of a clock's face around `x`, `y`, for `marks`.
 *
 * @param quarter the four at twelve, three, six and nine, if they differ.
 */
export function hours(x: number, y: number, color: string, hour: Stroke, quarter: Stroke = hour): string {
  return Array.from({ length: 12 }, (_, i) => {
    const { from, to, weight } = i % 3 ? hour : quarter;
    const a = (i * 30 * Math.PI) / 180;
    return line(
      `M${x + Math.sin(a) * from} ${y - Math.cos(a) * from}L${x + Math.sin(a) * to} ${y - Math.cos(a) * to}`,
      weight,
      color,
    );
  }).join('');
}
