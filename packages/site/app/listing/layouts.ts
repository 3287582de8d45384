import type { ArticleCardVariant } from '@daily-nest/ui/article-card';

/**
 * How a category shows its articles. They take turns, so that no two neighbors look alike:
 * - `rail`: the newest over eight columns, the others with small pictures in a column beside it and in three below;
 * - `across`: the newest with its words beside its picture, the others below in three columns of text;
 * - `pair`: two abreast with pictures, the others as lines of headline and text.
 */
export type ListLayout = keyof typeof variants;

/** What each place in a layout makes of its article; the last goes on to the end. */
const variants = {
  rail: ['lead', 'thumb'],
  across: ['wide', 'brief'],
  pair: ['second', 'small', 'line'],
} as const satisfies Record<string, readonly ArticleCardVariant[]>;

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

export function variantAt(layout: ListLayout, place: number): ArticleCardVariant {
  return variants[layout][place] ?? variants[layout].at(-1)!;
}
