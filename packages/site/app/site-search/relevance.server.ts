/** A word of a question, as pages are asked for it. */
export interface Wanted {
  /** Any of these terms is the word. */
  terms: readonly string[];
  /** How much it tells. */
  worth: number;
}

/** The parts of a page, by how much a word in them says of what the page is about. */
const weights = { title: 1, questions: 0.95, keywords: 0.85, text: 0.7, ages: 0.5, body: 0.45 };

export type Field = keyof typeof weights;

/** A page as it is compared with a question. */
export interface Compared {
  /** Terms of its title, and of each question that it answers. */
  lines: readonly (readonly string[])[];
  /** Where a term stands. */
  fieldsOf: (term: string) => readonly Field[];
  /** The share of the question that stands anywhere on the page, where its body is not here. */
  found?: number;
}

export interface Relevance {
  /** From 0 to 1: compare only with that of another page for the same question. */
  rank: number;
  /** How much of the question the page is about, from 0 to 1: what only its body mentions is not counted. */
  about: number;
  /** How much of the question it says anywhere, from 0 to 1. */
  said: number;
}

/**
 * How well a page answers a question, and the same for a piece and a post, whichever index has found it: how much of the
 * question the page says anywhere, and how near one line of it, the title or a question that it answers, comes to the whole of it.
 * @param worthOf how much a term of a page tells
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
