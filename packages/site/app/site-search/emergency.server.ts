import { stemOf } from '@daily-nest/content/meanings';
import { ordinaryWords } from '@daily-nest/content/urgent/ordinary-words';
import { emergencyAnswers } from '@daily-nest/content/urgent/emergency-words';
import type { EmergencyAnswer } from '@daily-nest/content/urgent/types';
import { readMeasures } from './measures.ts';
import { isSlipOf } from './slips.ts';

/** A reader in need may write a whole story; the end of a longer text is no question. */
const mostCharacters = 300;

/** So many other words may be between those of a line. */
const between = 6;

/**
 * The emergencies that a query speaks of, the first one first; none for an ordinary question. It is asked before any index, so that
 * neither a missing word nor a rank can put anything before the number to call.
 */
export function emergenciesIn(text: string): EmergencyAnswer[] {
  const typed = tokensOf(text);
  if (typed.length === 0) return [];
  const seen = new Map<string, boolean>();
  const isSaid = (line: Line, ruledOut?: ReadonlySet<number>) =>
    placesOf(line, typed, seen, ruledOut).length > 0;
  return compiled().flatMap(({ answer, words, not, unless }) => {
    if (unless.some((line) => isSaid(line))) return [];
    const ruledOut = new Set(not.flatMap((line) => placesOf(line, typed, seen)));
    return words.some((line) => isSaid(line, ruledOut)) ? [answer] : [];
  });
}

/** Alternatives of each word of a line. */
interface Line {
  words: readonly (readonly string[])[];
  /** The words are adjacent, in this order. */
  together: boolean;
}

let made: { answer: EmergencyAnswer; words: Line[]; not: Line[]; unless: Line[] }[] | undefined;

function compiled() {
  made ??= emergencyAnswers.map((answer) => ({
    answer,
    words: answer.words.map(lineOf),
    not: (answer.not ?? []).map(lineOf),
    unless: (answer.unless ?? []).map(lineOf),
  }));
  return made;
}

function lineOf(line: string): Line {
  const together = line.startsWith(': ');
  const words = (together ? line.slice(2) : line).split(' ').map((word) => word.split('|'));
  return { words, together };
}

/** One typed word, with what it measures. */
interface Token {
  text: string;
  measures: readonly string[];
}

function tokensOf(text: string): Token[] {
  const words = text
    .slice(0, mostCharacters)
    .normalize('NFKC')
    .toLowerCase()
    // "isn't" and "isnt" are one word.
    .replaceAll(/['’‘`´]/g, '')
    .match(/\d+(?:[.,]\d+)?|\p{L}+/gu);
  return readMeasures(words ?? []);
}

/**
 * Where a line's words are typed, each by a word of its own and near each other: the places of all that can be meant; none if one is
 * missing. `ruledOut` are places that say something else.
 */
function placesOf(
  line: Line,
  typed: readonly Token[],
  seen: Map<string, boolean>,
  ruledOut: ReadonlySet<number> = new Set(),
): number[] {
  const places = line.words.map((alternatives) =>
    typed.flatMap((token, at) =>
      !ruledOut.has(at) && alternatives.some((word) => isTyped(word, token, seen)) ? [at] : [],
    ),
  );
  if (places.some((at) => at.length === 0)) return [];
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

function isTyped(word: string, { text, measures }: Token, seen: Map<string, boolean>): boolean {
  if (word.startsWith('@')) return measures.includes(word);
  const key = `${word} ${text}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const exact = word.startsWith('=');
  const same = exact ? isTypedWrong(text, word.slice(1)) : isForm(text, word) || isTypedWrong(text, word);
  seen.set(key, same);
  return same;
}

/** Short words have no forms: the stem of "ate" is "at". */
function isForm(text: string, word: string): boolean {
  return text === word || (text.length > 3 && word.length > 3 && stemOf(text) === stemOf(word));
}

/** A word typed right, or typed wrong and no other word. */
function isTypedWrong(text: string, word: string): boolean {
  return text === word || (!isOrdinary(text) && isSlipOf(text, word));
}

let ordinary: Set<string> | undefined;

function isOrdinary(text: string): boolean {
  ordinary ??= new Set([
    ...ordinaryWords.split(' '),
    ...emergencyAnswers.flatMap(({ words, not = [], unless = [] }) =>
      [...words, ...not, ...unless].flatMap((line) => line.split(/[ |=:]+/)),
    ),
  ]);
  return ordinary.has(text);
}
