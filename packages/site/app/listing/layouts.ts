import type { ArticleCardProps } from '@daily-nest/ui/article-card';

/**
 * How a category shows its articles. They take turns, so that no two neighbors look alike:
 * - `rail`: the newest over eight columns, the others with small pictures in a column beside it and in three below;
 * - `across`: the newest with its words beside its picture, the others below in three columns of text;
 * - `pair`: two abreast with pictures, the others as lines of headline and text.
 */
export type ListLayout = keyof typeof places;

/** The cards of each layout, in order; the last one repeats. */
const places = {
  rail: [{ variant: 'lead', headlineSize: 'h2' }, { variant: 'compact' }],
  across: [{ variant: 'feature', headlineSize: 'h2' }, { variant: 'headline' }],
  pair: [{ variant: 'feature' }, { variant: 'standard' }, { variant: 'headline' }],
} as const satisfies Record<string, readonly Place[]>;

/** The size of a card in its place. */
export type Place = Pick<ArticleCardProps, 'variant' | 'headlineSize'>;

const turns = ['rail', 'across', 'pair'] as const;

/** What a search found in a category: one with its words beside its picture, two abreast. More of them stand in a grid. */
export function layoutOf(found: number): ListLayout | undefined {
  if (found === 1) return 'across';
  return found === 2 ? 'pair' : undefined;
}

/** The layout of the first, the second, the third … category. */
export function layoutAt(turn: number): ListLayout {
  return turns[turn % turns.length]!;
}

/** The variant and headline size of the card with this index. */
export function placeAt(layout: ListLayout, index: number): Place {
  return places[layout][index] ?? places[layout].at(-1)!;
}
