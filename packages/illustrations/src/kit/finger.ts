import type { Sheet } from '../scene.ts';
import { line, path, placed, printed, sheet } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** How a finger differs from a straight one seen from its back. */
interface Finger {
  /** Where its nail is seen: 0 in the middle, -1 on the left rim (looking to the tip), 1 on the right; none by default. */
  nail?: number;
  /** The joints, as indexes of the points, over which skin folds. */
  folds?: readonly number[];
}

const shade = '#1a243038';
const steps = 7;

/**
 * Draws a finger or a thumb: a strip that gets narrower from its first point, inside the hand, to its tip.
 *
 * @param joints knuckle, joints and tip, `214 -30, 118 -56, 8 -9`; the finger bends smoothly through them.
 * @param widths at the knuckle and at the tip.
 */
export function finger(
  transform: string,
  skin: string,
  joints: string,
  [from, to]: readonly [knuckle: number, tip: number],
  height: number,
  { nail, folds = [] }: Finger = {},
): Sheet {
  const line = middle(pointsOf(joints));
  const last = line.length - 1;
  const half = (at: number) => (from + ((to - from) * at) / last) / 2;
  const side = (sign: number) => line.map((_, at) => text(beside(line, at, sign * half(at))));
  const radius = to / 2;
  const outline = `M${side(-1).join('L')}A${radius} ${radius} 0 0 1 ${text(beside(line, last, radius))}L${side(1).toReversed().join('L')}A${from / 2} ${from / 2} 0 0 1 ${text(beside(line, 0, -from / 2))}Z`;
  const marks =
    folds.map((joint) => fold(line, joint * steps, half(joint * steps))).join('') +
    (nail === undefined ? '' : nailed(line, to, nail));
  return sheet(skin, placed(path(outline), transform), height, {
    edge: 0.6,
    ...(marks && { marks: placed(marks, transform) }),
  });
}

function pointsOf(joints: string): Point[] {
  return joints.split(',').map((joint) => {
    const [x, y] = joint.trim().split(' ').map(Number);
    return [x!, y!];
  });
}

/** The line through the joints, bent like a thin branch (Catmull and Rom's spline). */
function middle(joints: readonly Point[]): Point[] {
  const joint = (at: number) => joints[Math.min(Math.max(at, 0), joints.length - 1)]!;
  const line = joints.slice(1).flatMap((_, at) =>
    Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      const along = (axis: 0 | 1) => {
        const [a, b, c, d] = [joint(at - 1)[axis], joint(at)[axis], joint(at + 1)[axis], joint(at + 2)[axis]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      return [along(0), along(1)];
    }),
  );
  return [...line, joints.at(-1)!];
}

/** The angle of a line at one of its points. */
function direction(line: readonly Point[], at: number): number {
  const [before, after] = [line[Math.max(at - 1, 0)]!, line[Math.min(at + 1, line.length - 1)]!];
  return Math.atan2(after[1] - before[1], after[0] - before[0]);
}

/** A point beside a line: to its right, looking along it. */
function beside(line: readonly Point[], at: number, distance: number): Point {
  const [[x, y], angle] = [line[at]!, direction(line, at)];
  return [x - Math.sin(angle) * distance, y + Math.cos(angle) * distance];
}

function fold(line: readonly Point[], at: number, half: number): string {
  const [from, to] = [beside(line, at, -half * 0.62), beside(line, at, half * 0.62)];
  const [x, y] = line[Math.min(at + 1, line.length - 1)]!;
  return lineMark(`M${text(from)}Q${text([x, y])} ${text(to)}`);
}

function nailed(line: readonly Point[], width: number, across: number): string {
  const last = line.length - 1;
  const angle = (direction(line, last) * 180) / Math.PI;
  const [x, y] = beside(line, last, (across * width) / 3.2);
  const [half, long] = [(width / 2) * (0.56 - Math.abs(across) * 0.2), width * 0.56];
  const shape = `M${-long * 0.62} ${-half * 0.8}Q${-long * 0.78} 0 ${-long * 0.62} ${half * 0.8}L${long * 0.2} ${half}Q${long * 0.62} 0 ${long * 0.2} ${-half}Z`;
  return printed(path(shape, `translate(${text([x, y])}) rotate(${Math.round(angle)})`), '#ffffff52');
}

const lineMark = (d: string) => line(d, 3.5, shade);
const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
