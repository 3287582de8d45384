import { stemOf } from '@daily-nest/content/meanings';
import { ordinaryWords } from '@daily-nest/content/urgent/ordinary-words';
import { emergencyAnswers } from '@daily-nest/content/urgent/emergency-words';
import * as measureWords from '@daily-nest/content/urgent/measure-words';
import type { EmergencyAnswer } from '@daily-nest/content/urgent/types';
import { type MeasureWords, readMeasures } from './measures.ts';
import { isSlipOf } from './slips.ts';

/** The maximum length of a query, since a reader in need may write a whole story. */
const mostCharacters = 300;

/** The maximum number of other words between those of a phrase. */
const between = 6;

/** The words of a language by which an emergency is told. */
export interface EmergencyWords {
  emergencyAnswers: readonly EmergencyAnswer[];
  /** Words that are never treated as typing errors, with spaces between them. */
  ordinaryWords: string;
  measures: MeasureWords;
}

/**
 * Returns the emergencies in a query, the first one first; none for an ordinary question. Runs before any
 * index, so that neither a missing word nor a rank can put a result before the number to call.
 */
export const emergenciesIn = emergencyFinder({ emergencyAnswers, ordinaryWords, measures: measureWords });

/** Returns `emergenciesIn` for the words of a language, which are prepared at the first query. */
export function emergencyFinder(language: EmergencyWords): (text: string) => EmergencyAnswer[] {
  let prepared: { answers: Compiled[]; vocabulary: Vocabulary } | undefined;
  return (text) => {
    prepared ??= {
      answers: language.emergencyAnswers.map(compile),
      vocabulary: vocabularyOf(language),
    };
    const typed = tokensOf(text, prepared.vocabulary, language.measures);
    if (typed.length === 0) return [];
    const isSaid = (line: Line, ruledOut?: ReadonlySet<number>) => placesOf(line, typed, ruledOut).length > 0;
    return prepared.answers.flatMap(({ answer, words, not, unless }) => {
      if (unless.some((line) => isSaid(line))) return [];
      const ruledOut = new Set(not.flatMap((line) => placesOf(line, typed)));
      return words.some((line) => isSaid(line, ruledOut)) ? [answer] : [];
    });
  };
}

/** The alternatives of each word of a phrase. */
interface Line {
  words: readonly (readonly string[])[];
  /** Whether the words must be adjacent, in this order. */
  together: boolean;
}

interface Compiled {
  answer: EmergencyAnswer;
  words: Line[];
  not: Line[];
  unless: Line[];
}

const compile = (answer: EmergencyAnswer): Compiled => ({
  answer,
  words: answer.words.map(lineOf),
  not: (answer.not ?? []).map(lineOf),
  unless: (answer.unless ?? []).map(lineOf),
});

function lineOf(line: string): Line {
  const together = line.startsWith(': ');
  const words = asTyped(together ? line.slice(2) : line)
    .split(' ')
    .map((word) => word.split('|'));
  return { words, together };
}

/**
 * Returns a text without what a reader in need leaves out: capitals, accents, and in Arabic the signs over letters. "isn't" and "isnt" are
 * the same word.
 */
const asTyped = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064A')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Returns, for each typed word, the words of phrases that it may mean. */
function tokensOf(
  text: string,
  { plain, byStem, ordinary }: Vocabulary,
  measureWords: MeasureWords,
): ReadonlySet<string>[] {
  const words = asTyped(text.slice(0, mostCharacters)).match(/\d+(?:[.,]\d+)?|\p{L}+/gu);
  return readMeasures(words ?? [], measureWords).map(({ text: typed, measures }) => {
    // Short words have no stem: that of "ate" would be "at".
    const forms = typed.length > 3 ? (byStem.get(stemOf(typed)) ?? []) : [];
    const slips = !ordinary || ordinary.has(typed) ? [] : plain.filter((word) => isSlipOf(typed, word));
    return new Set([...measures, typed, ...forms, ...slips, ...[typed, ...slips].map((word) => `=${word}`)]);
  });
}

/**
 * Returns the positions at which a phrase's words are typed, each by a different word and near each other;
 * empty if one is missing. `ruledOut` are positions of words with another meaning.
 */
function placesOf(
  line: Line,
  typed: readonly ReadonlySet<string>[],
  ruledOut: ReadonlySet<number> = new Set(),
): number[] {
  const places: number[][] = [];
  for (const alternatives of line.words) {
    const at = [...typed.keys()].filter(
      (place) => !ruledOut.has(place) && alternatives.some((word) => typed[place]!.has(word)),
    );
    if (at.length === 0) return [];
    places.push(at);
  }
  return line.together ? togetherAt(places) : nearAt(places, []);
}

function togetherAt(places: readonly number[][]): number[] {
  return places[0]!
    .filter((start) => places.every((at, next) => at.includes(start + next)))
    .flatMap((start) => places.map((_, next) => start + next));
}

function nearAt(places: readonly number[][], taken: readonly number[]): number[] {
  if (Math.max(...taken) - Math.min(...taken) >= places.length + between) return [];
  if (taken.length === places.length) return [...taken];
  return places[taken.length]!.flatMap((at) => (taken.includes(at) ? [] : nearAt(places, [...taken, at])));
}

interface Vocabulary {
  /** All words of all phrases. */
  plain: readonly string[];
  byStem: ReadonlyMap<string, readonly string[]>;
  /**
   * Words that are never treated as typing errors. Without those of a language no word is treated as one,
   * because an ordinary word could be taken for a slip.
   */
  ordinary: ReadonlySet<string> | undefined;
}

function vocabularyOf({ emergencyAnswers, ordinaryWords }: EmergencyWords): Vocabulary {
  const lines = emergencyAnswers.flatMap((answer) => [
    ...answer.words,
    ...(answer.not ?? []),
    ...(answer.unless ?? []),
  ]);
  const written = [...new Set(lines.flatMap((line) => asTyped(line).split(/[ |:]+/)))];
  const plain = [...new Set(written.map((word) => word.replace('=', '')))].filter((word) =>
    /^\p{L}/u.test(word),
  );
  const formed = written.filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  const byStem = new Map<string, string[]>();
  for (const word of formed) byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), word]);
  return {
    plain,
    byStem,
    ordinary: ordinaryWords === '' ? undefined : new Set([...ordinaryWords.split(' '), ...plain]),
  };
}
