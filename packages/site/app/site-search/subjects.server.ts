import { meaningsOf } from '@daily-nest/content/meanings';
import { pieces } from '@daily-nest/content/pieces';
import { isSlipOf } from './slips.ts';
import * as words from '../words/search.ts';

/** Frequent searches; each finds several kinds of pages. */
export const { examples } = words;

/**
 * Returns subjects that start like a word of the query, or are similar to it; none for a query that is not
 * similar to any.
 */
export function nearestSubjects(query: string): string[] {
  const asked = meaningsOf(query).map(({ term }) => term);
  return subjects()
    .filter((subject) => meaningsOf(subject).some(({ term }) => asked.some((word) => isNear(word, term))))
    .slice(0, examples.length);
}

function isNear(asked: string, term: string): boolean {
  const letters = 4;
  return isSlipOf(asked, term) || (asked.length >= letters && term.startsWith(asked.slice(0, letters)));
}

let all: string[] | undefined;

function subjects(): string[] {
  all ??= [...new Set(pieces.flatMap(({ keywords }) => keywords))].map(
    (subject) => `${subject[0]!.toUpperCase()}${subject.slice(1)}`,
  );
  return all;
}
