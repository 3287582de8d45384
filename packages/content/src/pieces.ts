import { articles } from './articles.ts';
import { type SeriesSlug } from './series.ts';
import type { Article, WellnessArticle } from './types.ts';
import { wellnessArticles } from './wellness.ts';

/** A piece that has a page of its own and is a file of this package, with its path. */
export type Piece = (Article | WellnessArticle) & { href: string };

/** All of them, newest first. */
export const pieces: Piece[] = [
  ...articles.map((piece) => ({ ...piece, href: `/articles/${piece.slug}` })),
  ...wellnessArticles.map((piece) => ({ ...piece, href: `/health-wellness/${piece.slug}` })),
].toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));

/** What somebody has written; of a reviewer, what they have read before it was published. */
export function piecesOfPerson(name: string): Piece[] {
  return pieces.filter(
    (piece) => piece.author === name || ('reviewedBy' in piece && piece.reviewedBy === name),
  );
}

/** The parts of a series, the first one first. */
export function partsOfSeries(slug: SeriesSlug): Piece[] {
  return pieces
    .filter((piece) => piece.series?.slug === slug)
    .toSorted((one, other) => one.series!.part - other.series!.part);
}
