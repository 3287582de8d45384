import type { Series } from '@daily-nest/content/series';

export type { Series, SeriesSlug } from '@daily-nest/content/series';

/** The network's series are of pieces and posts in English. */
export const series: readonly Series[] = [];

/** Front matter may name none. */
export const seriesOfPieces = ['none'] as const;
export const seriesOfPosts = ['none'] as const;

export function seriesBySlug(): undefined {
  return undefined;
}
