import { series as network, type Series, type SeriesSlug } from '@daily-nest/content/series';

export type { Series, SeriesSlug } from '@daily-nest/content/series';

/** Series of the harbor's own pieces, and those that the network's posts tell. */
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

/** Which a Markdown file of this title may name, and which a post may. */
export const seriesOfPieces = slugsOf('pieces');
export const seriesOfPosts = slugsOf('posts');

/** The series of /series/<slug>, or undefined when there is none. */
export function seriesBySlug(slug: string): Series | undefined {
  return series.find((one) => one.slug === slug);
}
