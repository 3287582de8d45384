import type { SectionName } from './sections.ts';

/**
 * Pieces in a fixed order. A piece names its series and its part in its front matter. A series is either of
 * the magazine's pieces, which are files, or of posts in the backend, so that no page links to a missing
 * neighbor.
 */
export const series = [
  {
    slug: 'the-first-year-of-school',
    title: 'The First Year of School',
    blurb:
      'From the goodbye at the classroom door to the meeting about a plan: five matters of the first school year, in the order in which they come home.',
    of: 'pieces',
    section: 'learning',
  },
  {
    slug: 'a-baby-at-the-table',
    title: 'A Baby at the Table',
    blurb:
      'The first spoon at six months, allergens without delay, iron, what belongs in the cup, and the toddler who looks at a pea and says no.',
    of: 'pieces',
    section: 'food',
  },
  {
    slug: 'before-the-emergency',
    title: 'Before the Emergency',
    blurb:
      'What is best done on a quiet afternoon: a cabinet, a bathtub, a first-aid class, a car seat, and a plan for the night with a fever.',
    of: 'pieces',
    section: 'health',
  },
  {
    slug: 'learning-to-get-along',
    title: 'Learning to Get Along',
    blurb:
      'No, the floor of the supermarket, teeth, turns, and at last a brother or sister: how children learn to live with others, in the order of the trouble.',
    of: 'pieces',
    section: 'behavior',
  },
  {
    slug: 'many-kinds-of-family',
    title: 'Many Kinds of Family',
    blurb:
      'Grandparents who raised theirs otherwise, two mothers or fathers, stepfamilies, a parent who is away, and the list in one person’s head.',
    of: 'pieces',
    section: 'community',
  },
  {
    slug: 'reading-the-fine-print',
    title: 'Reading the Fine Print',
    blurb:
      'Leave forms, the water report, the school board’s agenda, a recall notice: four papers that every family gets, and the lines in them that matter.',
    of: 'posts',
    image: '/pictures/posts/parental-leave-paperwork-in-order.jpg',
    section: 'national',
  },
  {
    slug: 'out-with-small-children',
    title: 'Out With Small Children',
    blurb:
      'A restaurant at five, three rooms of a museum, an airport, a holiday table: outings that end while they are good.',
    of: 'posts',
    image: '/pictures/posts/forty-five-minutes-in-a-museum.jpg',
    section: 'culture',
  },
  {
    slug: 'a-season-of-sport',
    title: 'A Season of Sport',
    blurb:
      'Questions before you pay, a bump on the head in the middle, and the day on which a child would rather not go anymore.',
    of: 'posts',
    image: '/pictures/posts/before-the-first-season-of-team-sports.jpg',
    section: 'sports',
  },
] as const satisfies readonly {
  slug: string;
  title: string;
  blurb: string;
  of: 'pieces' | 'posts';
  /** Its picture, if it is not that of the first part. */
  image?: string;
  section: SectionName;
}[];

export type Series = (typeof series)[number];
export type SeriesSlug = Series['slug'];

const slugsOf = (kind: Series['of']) =>
  series.filter((one) => one.of === kind).map(({ slug }) => slug) as [SeriesSlug, ...SeriesSlug[]];

/** The series that a Markdown file of this package may name, and those of posts. */
export const seriesOfPieces = slugsOf('pieces');
export const seriesOfPosts = slugsOf('posts');

/** Returns the series of /series/<slug>, or undefined if there is none. */
export function seriesBySlug(slug: string): Series | undefined {
  return series.find((one) => one.slug === slug);
}
