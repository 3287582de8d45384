/**
 * Estimated heights of text parts on a desktop, in pixels, from their number of letters; each with the margin
 * above it. Fitted to all pieces at 1280 px, where a text is 620 px wide and its rail 264: most estimates are
 * right within a line.
 */
const lines = (letters: number, inOne: number) => Math.ceil(letters / inOne);

/** @param margin smaller in a post. */
export const paragraphHeight = (letters: number, margin = 21) => margin + 32 * lines(letters, 73);

export const headingHeight = (letters: number, level: number) =>
  level === 2 ? 39 + 36 * lines(letters, 36) : 23 + 26 * lines(letters, 50);

export const listHeight = (letters: number, items: number) => 21 + 19 * items + 0.485 * letters;

export const tableHeight = (letters: number, rows: number) => 52 + 25 * rows + 0.46 * letters;

export const quotationHeight = (letters: number) => 46 + 0.63 * letters;

export const figureHeight = 450;

/** Returns the height of a pulled sentence in the rail. */
export const pulledHeight = (letters: number) => 22 + 29 * lines(letters, 19.5);

/** The part below the text of a piece. */
export interface Foot {
  sources: readonly { title: string }[];
  corrections?: readonly { was: string; is: string }[] | undefined;
  series?: { previous?: unknown; next?: unknown } | undefined;
  /** Then it says that it is general guidance. */
  medical: boolean;
}

/** The gap between two parts of the foot. */
const footGap = 32;

const heightOfSources = (sources: Foot['sources']) =>
  sources.reduce((height, { title }) => height + 12 + 24 * lines(title.length, 78), footGap + 33);

const heightOfCorrections = (corrections: Foot['corrections'] = []) =>
  corrections.reduce(
    (height, { was, is }) => height + footGap + 19.5 * lines(was.length + is.length + 45, 95),
    0,
  );

export function footHeight({ sources, corrections, series, medical }: Foot): number {
  // The line with its ages, and the heading of the sources.
  let height = footGap + 20 + heightOfSources(sources);
  height += heightOfCorrections(corrections);
  if (series) height += footGap + (series.previous && series.next ? 83 : 44);
  return medical ? height + footGap + 20 : height;
}

/** Its sources, its keywords, and links to the previous and next parts of its series. */
export function footHeightOfPost({
  sources,
  corrections,
  series,
}: Pick<Foot, 'sources' | 'corrections' | 'series'>): number {
  return (
    183 +
    heightOfCorrections(corrections) +
    (series ? footGap + 44 : 0) +
    (sources.length > 0 ? heightOfSources(sources) : 0)
  );
}

/** The parts of the rail above the pulled sentences. */
export interface RailHead {
  parts: readonly { title: string }[];
  related: readonly { title: string }[];
}

/**
 * Returns how far below the start of its text the rail of a piece is free, with a gap below the stories. It
 * starts beside its picture.
 */
export function railEnd({ parts, related }: RailHead, pictureHeight = 522): number {
  // A list of one part is not shown.
  const list = parts.length > 1 ? parts : [];
  let end = 99 - pictureHeight + (list.length && 70);
  for (const { title } of list) end += 16 + 22 * lines(title.length, 36);
  for (const { title } of related) end += 240 + 25.5 * lines(title.length, 22);
  return end;
}
