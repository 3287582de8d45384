import { articles } from './articles.ts';
import { ages, type AgeSlug } from './ages.ts';
import { type Series, series, type SeriesSlug } from './series.ts';
import type { Article, WellnessArticle } from './types.ts';
import { wellnessArticles } from './wellness.ts';

/** A piece that has its own page and is a file of this package, with its path. */
export type Piece = (Article | WellnessArticle) & { href: string };

/** All of them, newest first. */
export const pieces: Piece[] = [
  ...articles.map((piece) => ({ ...piece, href: `/articles/${piece.slug}` })),
  ...wellnessArticles.map((piece) => ({ ...piece, href: `/health-wellness/${piece.slug}` })),
].toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));

/** Returns the pieces of an author. */
export function piecesOfPerson(name: string): Piece[] {
  return pieces.filter(({ author }) => author === name);
}

/** Returns the pieces of an age, those that are mainly about it first. */
export function piecesOfAge(age: AgeSlug): Piece[] {
  return pieces
    .filter((piece) => piece.ages.includes(age))
    .toSorted((one, other) => one.ages.length - other.ages.length);
}

/** Returns the parts of a series, in order. */
export function partsOfSeries(slug: SeriesSlug): Piece[] {
  return pieces
    .filter((piece) => piece.series?.slug === slug)
    .toSorted((one, other) => one.series!.part - other.series!.part);
}

/**
 * The series for readers: those of posts, and of pieces in this edition. A title with its own articles may
 * have none of the network's.
 */
export const shownSeries: readonly Series[] = series.filter(
  ({ of, slug }) => of === 'posts' || partsOfSeries(slug).length > 0,
);

/** Returns the address of a series' picture. */
export function imageOfSeries(series: Series): string {
  return 'image' in series ? series.image : partsOfSeries(series.slug)[0]!.image;
}

/** For every age, a piece that is mainly about it, without duplicates. Its picture represents the age. */
export const coversOfAges: ReadonlyMap<AgeSlug, Piece> = ages.reduce((covers, { slug }) => {
  const taken = new Set([...covers.values()].map(({ href }) => href));
  const [cover] = pieces
    .filter((piece) => piece.ages.includes(slug) && !taken.has(piece.href))
    .toSorted((one, other) => one.ages.length - other.ages.length);
  return cover ? covers.set(slug, cover) : covers;
}, new Map<AgeSlug, Piece>());
