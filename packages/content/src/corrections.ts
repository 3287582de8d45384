import { articles } from './articles.ts';
import { faq } from './faq.ts';
import type { Correction } from './types.ts';
import { wellnessArticles } from './wellness.ts';

/** A correction with its piece. */
export interface CorrectedPiece extends Correction {
  title: string;
  /** The path of the piece, with a fragment for a question of the FAQ. */
  href: string;
}

/** Every correction of the magazine, newest first. */
export const corrections: CorrectedPiece[] = [
  ...articles.map((piece) => ({ ...piece, href: `/articles/${piece.slug}` })),
  ...wellnessArticles.map((piece) => ({ ...piece, href: `/health-wellness/${piece.slug}` })),
  ...faq.map((item) => ({ ...item, title: item.question, href: `/faq#${item.id}` })),
]
  .flatMap(({ title, href, corrections: own = [] }) =>
    own.map((correction) => ({ ...correction, title, href })),
  )
  .toSorted((one, other) => other.date.localeCompare(one.date));

interface Dated {
  date: string;
  updated?: string | undefined;
  review?: { on: string } | undefined;
  corrections?: Correction[] | undefined;
}

/** Returns the day of a piece's last change: publication, update, review or correction. */
export function changedOn({ date, updated = '', review, corrections: own = [] }: Dated): string {
  const days = [date, updated, review?.on ?? '', ...own.map((correction) => correction.date)];
  return days.reduce((last, day) => (day > last ? day : last));
}
