import { type Point, outlinesOf, stripOf } from './outline.ts';

/**
 * Cuts shapes out: every corner moves a little, by an amount that its place decides, so that a shape is the
 * same in each build. The result is SVG path data in whole numbers, which is short.
 */
function trembled([x, y]: Point, tremor: number): Point {
  const noise = (seed: number) => {
    const value = Math.sin(x * 12.9898 + y * 78.233 + seed) * 43758.5453;
    return (value - Math.floor(value)) * 2 - 1;
  };
  return [x + noise(1) * tremor, y + noise(2) * tremor];
}

/** A longer straight cut is not quite straight. */
const longestCut = 90;

function withBends(points: Point[]): Point[] {
  return points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length]!;
    const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longestCut);
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = piece / pieces;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

const areaOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Writes a closed shape; all turn the same way round, so that shapes of one path add up. */
function written(points: Point[], tremor: number, hole = false): string {
  const cut = withBends(points).map((point) => trembled(point, tremor));
  const turned = areaOf(cut) > 0 === hole ? cut.toReversed() : cut;
  const [first, ...others] = turned.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let text = `M${first![0]} ${first![1]}`;
  let [x, y] = first!;
  let letter = '';
  for (const [nextX, nextY] of others) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    text += `${letter === '' ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    letter = 'l';
    [x, y] = [nextX, nextY];
  }
  return `${text}z`;
}

/** Cuts along a path. */
export const cut = (d: string, tremor = 1.1): string =>
  outlinesOf(d)
    .map(({ points }) => written(points, tremor))
    .join('');

/** Cuts a hole, for a path of which another shape is the outside. */
export const hole = (d: string, tremor = 1.1): string =>
  outlinesOf(d)
    .map(({ points }) => written(points, tremor, true))
    .join('');

/** Cuts a strip along a line. */
export const strip = (d: string, width: number, end: 'round' | 'straight' = 'round'): string =>
  outlinesOf(d)
    .map(({ points }) => written(stripOf(points, width, end), Math.min(1, width / 14)))
    .join('');

export const rect = (x: number, y: number, width: number, height: number, tremor = 1.1): string =>
  cut(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, tremor);

/** A rectangle whose corners are clipped, as one cut with scissors. */
export function card(x: number, y: number, width: number, height: number, corner = 10): string {
  const [right, bottom] = [x + width, y + height];
  return cut(
    `M${x + corner} ${y}H${right - corner}Q${right} ${y} ${right} ${y + corner}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}H${x + corner}Q${x} ${bottom} ${x} ${bottom - corner}V${y + corner}Q${x} ${y} ${x + corner} ${y}Z`,
  );
}

export function ellipse(x: number, y: number, rx: number, ry: number = rx): string {
  const corners = Math.max(9, Math.min(26, Math.round((Math.PI * (rx + ry)) / 12)));
  const points = Array.from({ length: corners }, (_, at): Point => {
    const angle = (at / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
  return written(points, Math.min(1, rx / 16));
}

/** A dashed line of short strips. */
export function dashes(fromX: number, fromY: number, toX: number, toY: number, width = 7): string {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const count = Math.max(2, Math.round(Math.hypot(dx, dy) / 26));
  return Array.from({ length: count }, (_, at) => {
    const [start, end] = [(at + 0.18) / count, (at + 0.78) / count];
    const line = `M${fromX + dx * start} ${fromY + dy * start}L${fromX + dx * end} ${fromY + dy * end}`;
    return strip(line, width, 'straight');
  }).join('');
}

/** An arrow with a cut head, along a line whose last two points give its direction. */
export function arrow(d: string, width = 20): string {
  const { points } = outlinesOf(d)[0]!;
  const end = points.at(-1)!;
  const before = points.at(-2)!;
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const at = (along: number, across: number): Point => [
    end[0] + Math.cos(angle) * along - Math.sin(angle) * across,
    end[1] + Math.sin(angle) * along + Math.cos(angle) * across,
  ];
  const head = [at(width * 1.5, 0), at(-width * 0.3, width * 1.25), at(-width * 0.3, -width * 1.25)];
  return written(stripOf(points, width, 'straight'), 0.8) + written(head, 0.8);
}
