import { paragraphsOf, type Piece, sentencesOf, wordsOf } from './prose.ts';

const word = "[A-Za-z’'-]+";

/** Turns of phrase that a reader starts to hear when a magazine has too many of them, each with what finds it. */
const tics = {
  /** 'Those numbers, and not the candles on the cake.' */
  andNot: (body: string) => found(body, /,? and not /g),
  /** 'Buckets, coolers and pools': exactly three, a word each. */
  triad: (body: string) =>
    [...body.matchAll(new RegExp(`(?<![,\\w])${word}, ${word},? (?:and|or) ${word}`, 'g'))].filter(
      ({ index }) => !/,[^.!?:;\n]*$/.test(body.slice(Math.max(0, index - 30), index)),
    ).length,
  somebody: (body: string) => found(body, /\bsomebody\b/gi),
  tenMinutes: (body: string) => found(body, /\b(?:ten|10) minutes\b/gi),
  eleven: (body: string) => found(body, /\beleven\b/gi),
  /** A paragraph that ends on a sentence of six words or fewer. What is spoken, asked or announced is none. */
  shortLast: (body: string) =>
    paragraphsOf(body).filter((paragraph) => {
      const sentences = sentencesOf(paragraph);
      const last = sentences.at(-1) ?? '';
      return sentences.length > 1 && last.split(' ').length <= 6 && /^[^“"]+\.$/.test(last);
    }).length,
  /** A last part that is homework for the evening or the week. */
  homework: (body: string) => {
    const heading = body.match(/^#+ .*$/gm)?.at(-1) ?? '';
    const closing = paragraphsOf(body).at(-1) ?? '';
    const soon = /\b(?:tonight|this (?:evening|week)|before (?:bed|tomorrow)|tomorrow)\b/i;
    return soon.test(heading) || /\btonight\b/i.test(closing) ? 1 : 0;
  },
} as const;

export type Tic = keyof typeof tics;
export type TicCounts = Record<Tic, number>;

export const ticNames = Object.keys(tics) as Tic[];

/** How often a piece does each. */
export function ticsOf({ body }: Piece): TicCounts {
  return Object.fromEntries(ticNames.map((name) => [name, tics[name](body)])) as TicCounts;
}

/** How often all of them do, in every 10,000 words. */
export function ratesOf(pieces: readonly Piece[]): TicCounts {
  const total = totalOf(pieces.map(ticsOf));
  const words = pieces.reduce((sum, { body }) => sum + wordsOf(body).length, 0);
  return Object.fromEntries(ticNames.map((name) => [name, (total[name] * 10_000) / words])) as TicCounts;
}

/** How often all of them do. */
export function totalOf(counts: readonly TicCounts[]): TicCounts {
  const sum = (name: Tic) => counts.reduce((total, count) => total + count[name], 0);
  return Object.fromEntries(ticNames.map((name) => [name, sum(name)])) as TicCounts;
}

function found(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
