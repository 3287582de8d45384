/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** The part of a path between two moves, as points on its line. */
export interface Outline {
  points: Point[];
  closed: boolean;
}

const tokens = /[MLHVCQZ]|-?\d*\.?\d+/g;
const lengthOf = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** How long a straight piece of a curve is, where scissors turn. */
const facet = 13;

/**
 * Returns the points of a path with the absolute commands M, L, H, V, C, Q and Z. Curves become straight
 * pieces, as scissors cut them; straight lines keep their ends only.
 */
export function outlinesOf(d: string): Outline[] {
  const read = d.match(tokens) ?? [];
  const outlines: Outline[] = [];
  let points: Point[] = [];
  let command = 'M';
  let at = 0;
  const number = () => Number(read[at++]);
  const point = (): Point => [number(), number()];
  const last = () => points.at(-1)!;
  while (at < read.length) {
    if (/[A-Z]/.test(read[at]!)) command = read[at++]!;
    if (command === 'M') {
      points = [point()];
      outlines.push({ points, closed: false });
      command = 'L';
    } else if (command === 'L') points.push(point());
    else if (command === 'H') points.push([number(), last()[1]]);
    else if (command === 'V') points.push([last()[0], number()]);
    else if (command === 'Z') outlines.at(-1)!.closed = true;
    else {
      const start = last();
      const one = point();
      const two = command === 'C' ? point() : one;
      const end = point();
      const length =
        (lengthOf(start, one) + lengthOf(one, two) + lengthOf(two, end) + lengthOf(start, end)) / 2;
      const pieces = Math.max(3, Math.round(length / facet));
      for (let piece = 1; piece <= pieces; piece++)
        points.push(
          command === 'C'
            ? cubic(start, one, two, end, piece / pieces)
            : quadratic(start, one, end, piece / pieces),
        );
    }
  }
  return outlines;
}

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const at = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
  return [at(0), at(1)];
}

function quadratic(a: Point, b: Point, c: Point, t: number): Point {
  const s = 1 - t;
  const at = (i: 0 | 1) => s * s * a[i] + 2 * s * t * b[i] + t * t * c[i];
  return [at(0), at(1)];
}

/** Returns the outline of a line with a width: an arm, a finger, a strap. Its ends are round or cut straight. */
export function stripOf(line: readonly Point[], width: number, end: 'round' | 'straight'): Point[] {
  const half = width / 2;
  const sides = line.map((point, at): { left: Point; right: Point; angle: number } => {
    const before = line[Math.max(0, at - 1)]!;
    const after = line[Math.min(line.length - 1, at + 1)]!;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const [dx, dy] = [-Math.sin(angle) * half, Math.cos(angle) * half];
    return { left: [point[0] + dx, point[1] + dy], right: [point[0] - dx, point[1] - dy], angle };
  });
  const cap = (at: Point, from: number): Point[] =>
    end === 'straight'
      ? []
      : [1, 2, 3, 4].map((step): Point => {
          const angle = from - (step * Math.PI) / 5;
          return [at[0] + Math.cos(angle) * half, at[1] + Math.sin(angle) * half];
        });
  const first = sides[0]!;
  const final = sides.at(-1)!;
  return [
    ...sides.map(({ left }) => left),
    ...cap(line.at(-1)!, final.angle + Math.PI / 2),
    ...sides.map(({ right }) => right).toReversed(),
    ...cap(line[0]!, first.angle - Math.PI / 2),
  ];
}
