import { meaningsOf, plainWords, stemOf } from '@daily-nest/content/meanings';
import { readMeasures } from './measures.ts';
import type { Wanted } from './relevance.server.ts';
import { isSlipOf } from './slips.ts';

/** A term of a query, and its weight. */
export interface AskedTerm {
  term: string;
  /** 1, or less for a word that every page of a parenting magazine contains. */
  weight: number;
  /** The typed words; none if the term follows from a number. */
  words: readonly string[];
  others: readonly string[];
}

/** Ages of children as terms; nobody searches for these alone. */
export const ageTerms: Readonly<Record<string, readonly string[]>> = {
  pregnancy: ['pregnant'],
  '0-to-1': ['babi', 'newborn'],
  '1-to-3': ['toddler'],
  '3-to-6': ['preschool'],
  '6-to-12': ['schoolchild'],
  teens: ['teen'],
};
const ofAges = new Set(Object.values(ageTerms).flat());

const dimmed = 0.4;
const faint = 0.2;

/** Returns the terms of a query: its words without stop words, and the meanings of its numbers. */
export function askedTerms(query: string): AskedTerm[] {
  const asked = new Map<string, AskedTerm>();
  const add = (one: AskedTerm) => {
    const known = asked.get(one.term);
    if (!known || known.weight < one.weight) asked.set(one.term, one);
  };
  const meanings = meaningsOf(query);
  for (const meaning of meanings) add({ ...meaning, weight: weightOf(meaning.term, meanings.length) });
  const words = plainWords(query);
  for (const { measures } of readMeasures(words))
    if (measures.includes('@100')) add({ term: 'fever', weight: 1, words: [], others: [] });
  const age = ageOf(words);
  if (age) add({ term: age, weight: dimmed, words: [], others: [] });
  return [...asked.values()];
}

const units = new Set(
  'day week month year old mo yr am pm hour hr minut min oz ounc ml mg degre f c'.split(' '),
);

function weightOf(term: string, count: number): number {
  if (count === 1) return 1;
  if (/^\d/.test(term) || units.has(term)) return faint;
  return ofAges.has(term) ? dimmed : 1;
}

const monthsOf: Readonly<Record<string, number>> = {
  day: 1 / 30,
  week: 1 / 4.3,
  month: 1,
  mo: 1,
  year: 12,
  yr: 12,
};

function ageOf(words: readonly string[]): string | undefined {
  for (const [at, word] of words.entries()) {
    const unit = monthsOf[stemOf(words[at + 1] ?? '').replace(/s$/, '')];
    if (unit === undefined || !/^\d+$/.test(word)) continue;
    const months = Number(word) * unit;
    if (months < 3) return 'newborn';
    if (months < 12) return 'babi';
    if (months < 36) return 'toddler';
    if (months < 72) return 'preschool';
    return months < 156 ? 'schoolchild' : 'teen';
  }
  return undefined;
}

const mostNear = 12;

/**
 * Returns the terms to search for. A word that some page contains stays as it is. Another word is replaced by
 * its parts, by words that it may be a typing error of, or, for the last word, by words that start with it.
 *
 * @param known the terms of all pages
 */
export function wantedTerms(
  asked: readonly AskedTerm[],
  known: ReadonlyMap<string, number>,
  worthOf: (term: string) => number,
): Wanted[] {
  return asked.map(({ term, words, weight }, place) => {
    const parts = words.map(stemOf).filter((part) => known.has(part));
    const terms =
      known.has(term) || words.length === 0
        ? [term]
        : words.length > 1
          ? parts
          : near(words[0]!, known.keys(), place === asked.length - 1);
    return { terms, worth: weight * Math.min(...[term, ...terms].map(worthOf)) };
  });
}

function near(word: string, known: Iterable<string>, unfinished: boolean): string[] {
  const all = [...known];
  const longer = unfinished && word.length > 1 ? all.filter((term) => term.startsWith(word)) : [];
  if (longer.length > 0) return longer.toSorted((one, other) => one.length - other.length).slice(0, mostNear);
  const stem = stemOf(word);
  return all.filter((term) => isSlipOf(stem, term) || isSlipOf(word, term)).slice(0, mostNear);
}
