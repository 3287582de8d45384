import { type Piece, wordsOf } from './prose.ts';

/** Two pieces that say the same in the same words. */
export interface Shared {
  pieces: readonly [string, string];
  /** What both say, each as long as it goes. */
  runs: string[];
}

const runLength = 7;

/**
 * The pairs of pieces that share a run of seven words, those that share most first. A run that goes on is one run. A list of
 * allergens or the sentence of a law is shared by right, so a handful between two pieces is no fault.
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

/** The stretches of a text of which every run of seven words is in the other one. */
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
