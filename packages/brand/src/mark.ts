/**
 * An ink of a mark: the figure, what is cut out of it, and the bright spot. The background decides the color
 * of each.
 */
export type MarkInk = 'figure' | 'counter' | 'bright';

/** The paint of a shape: an ink of the background, or its own color on every background. */
export type MarkPaint = MarkInk | `#${string}`;

/** One path of a mark, either filled or drawn as a line with round ends. */
export type MarkShape = { d: string; /** Rocks while the radio plays. */ rocks?: true } & (
  | { fill: MarkPaint; stroke?: never; strokeWidth?: never }
  | { fill?: never; stroke: MarkPaint; strokeWidth: number }
);

/** The background of a mark: paper, the masthead, or either in the dark scheme. */
export type MarkGround = 'paper' | 'masthead' | 'night';

/** The mark of a title: paths on a square, back to front. */
export interface Mark {
  /** The side of the square, in units of the paths. */
  size: number;
  /** Its shapes on paper. */
  paper: readonly MarkShape[];
  /** Its shapes on the masthead. @default the shapes of paper */
  masthead?: readonly MarkShape[];
  /** Its shapes in the dark scheme, on any background. @default the shapes of the light scheme */
  night?: readonly MarkShape[];
}

/** The color of each ink on one background. */
export type MarkColors = Record<MarkInk, string>;

/** Returns the shapes of a mark for a background. */
export function shapesOn(mark: Mark, ground: MarkGround): readonly MarkShape[] {
  return mark[ground] ?? mark.paper;
}

/**
 * Returns the mark as an `<svg>` element of `mark.size` units: for icons and cards, which are drawn outside a
 * page.
 */
export function drawMark(
  mark: Mark,
  ground: MarkGround,
  colors: Record<MarkGround, MarkColors>,
  place: { x: number; y: number; side: number },
): string {
  const paint = (value: MarkPaint) => (isInk(value) ? colors[ground][value] : value);
  const shapes = shapesOn(mark, ground).map(({ d, fill, stroke, strokeWidth }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="${paint(fill)}"/>`,
  );
  const { x, y, side } = place;
  const box = `x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${mark.size} ${mark.size}"`;
  return `<svg ${box}>${shapes.join('')}</svg>`;
}

export function isInk(paint: MarkPaint): paint is MarkInk {
  return !paint.startsWith('#');
}
