import type { ArticleCardProps } from '@daily-nest/ui/article-card';

/**
 * How a category shows its articles. Neighboring categories have different layouts:
 * - `rail`: the newest over eight columns, the others with small pictures in a column beside it and in three
 *   columns below;
 * - `across`: the newest with its text beside its picture, the others below in three columns of text;
 * - `pair`: two in a row with pictures, the others as lines of headline and text.
 */
export type ListLayout = keyof typeof places;

/** The cards of each layout, in order; the last one repeats. */
const places = {
  rail: [{ variant: 'lead', headlineSize: 'h2' }, { variant: 'compact' }],
  across: [{ variant: 'feature', headlineSize: 'h2' }, { variant: 'headline' }],
  pair: [{ variant: 'feature' }, { variant: 'standard' }, { variant: 'headline' }],
} as const satisfies Record<string, readonly Place[]>;

/** The size of a card at its position. */
export type Place = Pick<ArticleCardProps, 'variant' | 'headlineSize'>;

const turns = ['rail', 'across', 'pair'] as const;

/**
 * Returns the layout for a category's search results: one with its text beside its picture, or two in a row.
 * More results use a grid (undefined).
 */
export function layoutOf(found: number): ListLayout | undefined {
  if (found === 1) return 'across';
  return found === 2 ? 'pair' : undefined;
}

/** Returns the layout of the nth category; a single story has its text beside its picture. */
export function layoutAt(turn: number, stories: number): ListLayout {
  if (stories === 1) return 'across';
  return turns[turn % turns.length]!;
}

/** Returns the variant and headline size of the card with this index. */
export function placeAt(layout: ListLayout, index: number): Place {
  return places[layout][index] ?? places[layout].at(-1)!;
}
