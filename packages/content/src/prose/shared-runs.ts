import { type Piece, wordsOf } from './prose.ts';

/** Two pieces with the same text. */
export interface Shared {
  pieces: readonly [string, string];
  /** The common runs of words, each at its full length. */
  runs: string[];
}

const runLength = 7;

/**
 * Returns the pairs of pieces that share a run of seven words, those that share most first. A longer run
 * counts once. A list of allergens or a sentence of a law may be shared, so a few runs between two pieces are
 * accepted.
 */
export function sharedRuns(pieces: readonly Piece[]): Shared[] {
  const words = pieces.map(({ body }) => wordsOf(body));
  const holders = new Map<string, Set<number>>();
  words.forEach((list, piece) => {
    for (let at = 0; at + runLength <= list.length; at++) {
      const run = list.slice(at, at + runLength).join(' ');
      const holding = holders.get(run) ?? new Set();
      holders.set(run, holding.add(piece));
    }
  });
  const shared: Shared[] = [];
  for (let one = 0; one < pieces.length; one++) {
    for (let other = one + 1; other < pieces.length; other++) {
      const runs = runsOf(words[one]!, (run) => holders.get(run)?.has(other) ?? false);
      if (runs.length > 0) shared.push({ pieces: [pieces[one]!.name, pieces[other]!.name], runs });
    }
  }
  return shared.toSorted((a, b) => b.runs.length - a.runs.length);
}

/** Returns the stretches of a text in which every run of seven words is also in the other one. */
function runsOf(words: readonly string[], isThere: (run: string) => boolean): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let at = 0; at <= words.length - runLength + 1; at++) {
    const shared = at + runLength <= words.length && isThere(words.slice(at, at + runLength).join(' '));
    if (shared && start === -1) start = at;
    if (!shared && start !== -1) {
      runs.push(words.slice(start, at + runLength - 1).join(' '));
      start = -1;
    }
  }
  return runs;
}
