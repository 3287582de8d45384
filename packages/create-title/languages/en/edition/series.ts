import type { Series, SeriesSlug } from '@daily-nest/content/series';

export type { Series, SeriesSlug } from '@daily-nest/content/series';

/** Pieces in a fixed order: none yet. */
export const series: readonly Series[] = [];

/** Those that a Markdown file may name, and those of posts. */
export const seriesOfPieces = [] as readonly SeriesSlug[];
export const seriesOfPosts = [] as readonly SeriesSlug[];

/** Returns the series of /series/<slug>, or undefined if there is none. */
export const seriesBySlug = (slug: string): Series | undefined => series.find((one) => one.slug === slug);
