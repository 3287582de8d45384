/** A searched word of a question. */
export interface Wanted {
  /** Any of these terms matches the word. */
  terms: readonly string[];
  /** The weight of the word. */
  worth: number;
}

/** The parts of a page, with the weight of a word in them. */
const weights = { title: 1, questions: 0.95, keywords: 0.85, text: 0.7, ages: 0.5, body: 0.45 };

export type Field = keyof typeof weights;

/** A page to compare with a question. */
export interface Compared {
  /** The terms of its title, and of each question that it answers. */
  lines: readonly (readonly string[])[];
  /** Returns the fields that contain a term. */
  fieldsOf: (term: string) => readonly Field[];
  /** The share of the question that the page contains, if its body is not known here. */
  found?: number;
}

export interface Relevance {
  /** From 0 to 1, comparable only within one question. */
  rank: number;
  /** How much of the question the page is about, from 0 to 1, without words that only its body contains. */
  about: number;
  /** How much of the question the page contains, from 0 to 1. */
  said: number;
}

/**
 * Returns how well a page answers a question, for pieces and posts of any index: how much of the question the
 * page contains, and how close its title or one of its questions is to the whole of it.
 *
 * @param worthOf returns the weight of a term
 */
export function relevance(
  question: readonly Wanted[],
  { lines, fieldsOf, found = 0 }: Compared,
  worthOf: (term: string) => number,
): Relevance {
  const all = sum(question.map(({ worth }) => worth));
  if (all === 0) return { rank: 0, about: 0, said: 0 };
  const best = question.map(({ terms, worth }) => {
    const fields = terms.flatMap((term) => fieldsOf(term));
    return { worth, weight: Math.max(0, ...fields.map((field) => weights[field])) };
  });
  const weighed = sum(best.map(({ worth, weight }) => worth * weight)) / all;
  const seen = sum(best.map(({ worth, weight }) => (weight > 0 ? worth : 0))) / all;
  const unseen = weights.body * Math.max(0, found - seen);
  const nearest = Math.max(0, ...lines.map((line) => nearness(question, line, all, worthOf)));
  return {
    rank: 0.6 * (weighed + unseen) + 0.4 * nearest,
    about: sum(best.map(({ worth, weight }) => (weight >= weights.text ? worth : 0))) / all,
    said: Math.max(seen, found),
  };
}

function nearness(
  question: readonly Wanted[],
  line: readonly string[],
  all: number,
  worthOf: (term: string) => number,
): number {
  const same = sum(
    question.filter(({ terms }) => terms.some((term) => line.includes(term))).map(({ worth }) => worth),
  );
  const whole = sum([...new Set(line)].map(worthOf));
  return whole === 0 ? 0 : (same / all) * Math.sqrt(Math.min(1, same / whole));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
