/** An ink of a mark: the figure, what is cut out of it, and the bright spot. The ground decides which color each is. */
export type MarkInk = 'figure' | 'counter' | 'bright';

/** One path of a mark, either filled or drawn as a line with round ends. */
export type MarkShape =
  | { d: string; fill: MarkInk; stroke?: never; strokeWidth?: never }
  | { d: string; fill?: never; stroke: MarkInk; strokeWidth: number };

/** The mark of a title: paths on a square, back to front. */
export interface Mark {
  /** The side of the square, in units of the paths. */
  size: number;
  shapes: readonly MarkShape[];
}

/** The color of each ink on one ground. */
export type MarkColors = Record<MarkInk, string>;

/** The mark as an `<svg>` element of `mark.size` units: for icons and cards, which are drawn outside a page. */
export function drawMark(
  mark: Mark,
  colors: MarkColors,
  place: { x: number; y: number; side: number },
): string {
  const shapes = mark.shapes.map(({ d, fill, stroke, strokeWidth }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${colors[stroke]}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="${colors[fill]}"/>`,
  );
  const { x, y, side } = place;
  const box = `x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${mark.size} ${mark.size}"`;
  return `<svg ${box}>${shapes.join('')}</svg>`;
}
