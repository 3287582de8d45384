import { stemmer } from 'stemmer';
import { ordinaryWords } from '@daily-nest/content/urgent/ordinary-words';
import { emergencyAnswers } from '@daily-nest/content/urgent/emergency-words';
import type { EmergencyAnswer } from '@daily-nest/content/urgent/types';
import { readMeasures } from './measures.ts';

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
  const says = (line: Line) => isSaid(line, typed, seen);
  return compiled().flatMap(({ answer, words, not }) =>
    words.some(says) && !not.some(says) ? [answer] : [],
  );
}

/** Alternatives of each word of a line. */
interface Line {
  words: readonly (readonly string[])[];
  /** The words are adjacent, in this order. */
  together: boolean;
}

let made: { answer: EmergencyAnswer; words: Line[]; not: Line[] }[] | undefined;

function compiled() {
  made ??= emergencyAnswers.map((answer) => ({
    answer,
    words: answer.words.map(lineOf),
    not: (answer.not ?? []).map(lineOf),
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

/** Whether all words of a line are typed, each by a word of its own, and near each other. */
function isSaid(line: Line, typed: readonly Token[], seen: Map<string, boolean>): boolean {
  const places = line.words.map((alternatives) =>
    typed.flatMap((token, at) => (alternatives.some((word) => isTyped(word, token, seen)) ? [at] : [])),
  );
  if (line.together) return places[0]!.some((start) => places.every((at, next) => at.includes(start + next)));
  return places.every((at) => at.length > 0) && canTake(places, 0, []);
}

function canTake(places: readonly number[][], next: number, taken: readonly number[]): boolean {
  if (Math.max(...taken) - Math.min(...taken) >= places.length + between) return false;
  if (next === places.length) return true;
  return places[next]!.some((at) => !taken.includes(at) && canTake(places, next + 1, [...taken, at]));
}

function isTyped(word: string, { text, measures }: Token, seen: Map<string, boolean>): boolean {
  if (word.startsWith('@')) return measures.includes(word);
  const key = `${word} ${text}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const exact = word.startsWith('=');
  const same = exact ? isSlipOf(text, word.slice(1)) : isForm(text, word) || isSlipOf(text, word);
  seen.set(key, same);
  return same;
}

/** Short words have no forms: the stem of "ate" is "at". */
function isForm(text: string, word: string): boolean {
  return text === word || (text.length > 3 && word.length > 3 && stem(text) === stem(word));
}

const stems = new Map<string, string>();

function stem(word: string): string {
  const known = stems.get(word) ?? stemmer(word);
  if (stems.size < 5000) stems.set(word, known);
  return known;
}

/** A word typed wrong: one slip from five letters on, two from nine. Its first letter is right, and it is no other word. */
function isSlipOf(text: string, word: string): boolean {
  if (text === word) return true;
  const letters = Math.min(text.length, word.length);
  if (word.length < 5 || letters < 4 || text[0] !== word[0] || isOrdinary(text)) return false;
  return slips(text, word) <= (letters > 8 ? 2 : 1);
}

let ordinary: Set<string> | undefined;

function isOrdinary(text: string): boolean {
  ordinary ??= new Set([
    ...ordinaryWords.split(' '),
    ...emergencyAnswers.flatMap(({ words, not = [] }) =>
      [...words, ...not].flatMap((line) => line.split(/[ |=:]+/)),
    ),
  ]);
  return ordinary.has(text);
}

/** Letters left out, added, changed, or swapped with the next. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, before[at - 2]! + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length]!;
}
