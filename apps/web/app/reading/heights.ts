/**
 * How high things are on a desk, in pixels, guessed from their letters; each with the margin above it. Fitted to all pieces at 1280 px,
 * where the text of one is 620 px wide and its rail 264: most guesses are right within a line.
 */
const lines = (letters: number, inOne: number) => Math.ceil(letters / inOne);

export const heights = {
  paragraph: (letters: number) => 21 + 32 * lines(letters, 73),
  heading: (letters: number, level: number) =>
    level === 2 ? 39 + 36 * lines(letters, 36) : 19 + 26 * lines(letters, 50),
  list: (letters: number, items: number) => 21 + 19 * items + 0.485 * letters,
  table: (letters: number, rows: number) => 52 + 25 * rows + 0.46 * letters,
  quotation: (letters: number) => 46 + 0.63 * letters,
  figure: () => 450,
  /** A pulled sentence in the rail. */
  pulled: (letters: number) => 22 + 29 * lines(letters, 19.5),
};

/** What stands in the rail above the pulled sentences. */
export interface RailHead {
  parts: readonly { title: string }[];
  related: readonly { title: string }[];
}

/** How far below the beginning of its text the rail of a piece ends, which begins beside its picture. */
export function railEnd({ parts, related }: RailHead, pictureHeight = 522): number {
  const contents =
    parts.length === 0 ? 0 : 70 + sum(parts.map(({ title }) => 16 + 22 * lines(title.length, 36)));
  const stories = related.map(({ title }) => 240 + 25.5 * lines(title.length, 22));
  return contents + 43 + sum(stories) - pictureHeight;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
