import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Health writing for the public aims at grade 6 to 8 of American schools. Half of our own pieces are at 5. */
export const hardestGrade = 8;

/** The formula was made for passages of about so many words; of fewer it says nothing. */
const fewestWords = 100;

/** Abbreviations whose full stop does not end a sentence. */
const shortForm = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e)\.\s*$/;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Counted once a word: a desk counts the whole text at each letter that is typed. */
const counted = new Map<string, number>();
const mostCounted = 20_000;

export interface Reading {
  /** The grade of Flesch and Kincaid, a whole number. */
  grade: number;
  hardest: { text: string; words: number };
}

/** How hard a text is to read, in the line format of posts, without its headings; undefined where it is short. */
export function readingOf(body: string): Reading | undefined {
  const read = body
    .split('\n')
    .filter((line) => !/^#{1,3} /.test(line))
    .flatMap(sentencesOf)
    .map((text) => ({ text, ...countsOf(text) }))
    .filter(({ words }) => words > 0);
  const words = sum(read.map((sentence) => sentence.words));
  if (words < fewestWords) return undefined;
  const syllables = sum(read.map((sentence) => sentence.syllables));
  const { hardest } = read
    .map((sentence) => ({ hardest: sentence, grade: hardness(sentence) }))
    .reduce((one, other) => (other.grade > one.grade ? other : one));
  return {
    grade: Math.round(fleschKincaid({ sentence: read.length, word: words, syllable: syllables })),
    hardest: { text: hardest.text, words: hardest.words },
  };
}

function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  let begun = '';
  for (const { segment } of sentences.segment(paragraph)) {
    begun += segment;
    if (shortForm.test(segment)) continue;
    found.push(begun.trim());
    begun = '';
  }
  return [...found, begun.trim()];
}

/** No number and no address is read as a word. */
function countsOf(sentence: string): { words: number; syllables: number } {
  const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.includes('://'));
  return { words: words.length, syllables: sum(words.map(syllablesIn)) };
}

/** The grade of a sentence alone; of a few long words, such as a name, it says nothing. */
function hardness({ words, syllables }: { words: number; syllables: number }): number {
  return words < 10 ? -Infinity : fleschKincaid({ sentence: 1, word: words, syllable: syllables });
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

function syllablesIn(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  if (counted.size >= mostCounted) counted.clear();
  const count = Math.max(1, syllable(word));
  counted.set(word, count);
  return count;
}
