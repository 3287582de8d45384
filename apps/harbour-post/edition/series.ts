import { series as network, type Series, type SeriesSlug } from '@daily-nest/content/series';

export type { Series, SeriesSlug } from '@daily-nest/content/series';

/** The title's own series, and those of the network's posts. */
export const series = [
  {
    slug: 'before-you-cast-off',
    title: 'Before You Cast Off',
    blurb:
      'What a family settles on the quay: a jacket that fits, a forecast that somebody has read, and a plan for the day on which the forecast is bad.',
    of: 'pieces',
    section: 'local',
  },
  ...network.filter(({ of }) => of === 'posts'),
] as readonly unknown[] as readonly Series[];

const slugsOf = (kind: Series['of']) =>
  series.filter((one) => one.of === kind).map(({ slug }) => slug) as [SeriesSlug, ...SeriesSlug[]];

/** Those that a Markdown file of this title may name, and those of posts. */
export const seriesOfPieces = slugsOf('pieces');
export const seriesOfPosts = slugsOf('posts');

/** Returns the series of /series/<slug>, or undefined if there is none. */
export function seriesBySlug(slug: string): Series | undefined {
  return series.find((one) => one.slug === slug);
}
