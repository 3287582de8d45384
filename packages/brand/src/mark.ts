/** An ink of a mark: the figure, what is cut out of it, and the bright spot. The ground decides which color each is. */
export type MarkInk = 'figure' | 'counter' | 'bright';

/** What a shape is painted with: an ink of the ground, or a color of its own on every ground. */
export type MarkPaint = MarkInk | `#${string}`;

/** One path of a mark, either filled or drawn as a line with round ends. */
export type MarkShape = { d: string; /** Rocks while the radio plays. */ rocks?: true } & (
  | { fill: MarkPaint; stroke?: never; strokeWidth?: never }
  | { fill?: never; stroke: MarkPaint; strokeWidth: number }
);

/** What a mark stands on: paper or the masthead, and either of them at night. */
export type MarkGround = 'paper' | 'masthead' | 'night';

/** The mark of a title: paths on a square, back to front. */
export interface Mark {
  /** The side of the square, in units of the paths. */
  size: number;
  /** As it is drawn on paper. */
  paper: readonly MarkShape[];
  /** As it is drawn on the masthead. @default the shapes of paper */
  masthead?: readonly MarkShape[];
  /** As it is drawn at night, on any ground. @default the shapes of its ground by day */
  night?: readonly MarkShape[];
}

/** The color of each ink on one ground. */
export type MarkColors = Record<MarkInk, string>;

/** The shapes of a mark for a ground. */
export function shapesOn(mark: Mark, ground: MarkGround): readonly MarkShape[] {
  return mark[ground] ?? mark.paper;
}

/** The mark as an `<svg>` element of `mark.size` units: for icons and cards, which are drawn outside a page. */
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
