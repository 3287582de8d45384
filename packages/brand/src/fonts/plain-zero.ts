/** A point of an outline: on the curve, or a control point of a quadratic one. */
export interface Point {
  x: number;
  y: number;
  on: boolean;
}

export type Contour = readonly Point[];

/**
 * Returns the contours of a zero without its slash. A slashed zero is a ring with two counters, one on each
 * side of the slash; without it they are one. Removes the edge of each counter along the slash, and joins the
 * rest where the curves would meet.
 *
 * @throws if the outline is not that of a slashed zero.
 */
export function withoutSlash(contours: readonly Contour[]): Contour[] {
  const [ring, one, other] = contours.toSorted((a, b) => widthOf(b) - widthOf(a));
  if (!ring || !one || !other || contours.length !== 3)
    throw new Error('brand: this zero has no slash between two counters, so there is nothing to remove.');
  const first = openAtSlash(one);
  const second = openAtSlash(other);
  return [ring, [...first, meeting(first, second), ...second, meeting(second, first)]];
}

/** Returns the counter as an open line, without its longest straight edge. */
function openAtSlash(contour: Contour): Point[] {
  const edge = (start: number) => {
    const [from, to] = [contour[start]!, contour[(start + 1) % contour.length]!];
    return from.on && to.on ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  };
  const [slash] = [...contour.keys()].toSorted((a, b) => edge(b) - edge(a));
  return contour.map((_, index) => contour[(slash! + 1 + index) % contour.length]!);
}

/**
 * Returns the control point of the curve that continues from the end of one line to the start of the next.
 */
function meeting(before: readonly Point[], after: readonly Point[]): Point {
  const [a, p] = [before.at(-2)!, before.at(-1)!];
  const [q, b] = [after[0]!, after[1]!];
  const [ux, uy, vx, vy] = [p.x - a.x, p.y - a.y, q.x - b.x, q.y - b.y];
  const turn = ux * vy - uy * vx;
  const reach = ((q.x - p.x) * vy - (q.y - p.y) * vx) / turn;
  return { x: Math.round(p.x + ux * reach), y: Math.round(p.y + uy * reach), on: false };
}

function widthOf(contour: Contour): number {
  const xs = contour.map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
}
