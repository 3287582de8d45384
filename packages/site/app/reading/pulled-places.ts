import { pulledHeight } from './heights.ts';

/** A block of a text, for placing pulled sentences. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'other';
  words: string;
  /** In pixels on a desktop, see `heights.ts`. 0 for an invisible block. */
  height: number;
}

/** A pulled sentence, and the block before which it is placed. */
export interface PulledPlace {
  text: string;
  before: number;
}

export interface PulledPlaces {
  places: readonly PulledPlace[];
  /** The longest empty stretch of the rail, in pixels. */
  emptiest: number;
}

/** Some sentences, the last of them lowest, and the gaps above each. */
interface Arrangement extends PulledPlaces {
  end: number;
  /** The sum of the eighth powers of all gaps: the longest one decides, and if two are alike the next. */
  uneven: number;
}

/** All subsets of sentences are compared: each more would double the work, and no text has room for it. */
const most = 6;

/**
 * Places the pulled sentences of a text in the rail: below its other parts, as evenly as possible, between
 * paragraphs or at the end of a part, and never beside the paragraph that contains the sentence. A sentence
 * that is not in the text gets no place.
 *
 * Walks down the text and stores the best arrangement for each subset of sentences and each place of the last
 * one. This covers all orders of six sentences in a long text within a few milliseconds.
 *
 * @param rail how far below the start of the text it is free, and the height of the foot under the text, in
 * pixels on a desktop.
 */
export function pulledPlaces(
  blocks: readonly TextBlock[],
  sentences: readonly string[],
  rail: { end: number; foot: number },
): PulledPlaces {
  const tops: number[] = [];
  /** The number of paragraphs above each block. */
  const paragraphs: number[] = [];
  let bottom = 0;
  let count = 0;
  for (const { kind, height } of blocks) {
    tops.push(bottom);
    paragraphs.push(count);
    bottom += height;
    if (kind === 'paragraph') count += 1;
  }
  const free = [...blocks.keys()].filter((place) => tops[place]! >= rail.end && isBetween(blocks, place));
  const wanted = sentences.slice(0, most).flatMap((text) => {
    const own = blocks.findIndex(({ kind, words }) => kind === 'paragraph' && words.includes(text));
    return own < 0 ? [] : { text, own };
  });

  /** The best arrangements by subset of sentences (a bit for each); the key is the place of the last one. */
  const best = Array.from({ length: 2 ** wanted.length }, () => new Map<number, Arrangement>());
  best[0]!.set(-1, { places: [], end: rail.end, emptiest: 0, uneven: 0 });
  for (const [chosen, ways] of best.entries())
    for (const [last, way] of ways)
      for (const [bit, { text, own }] of wanted.entries()) {
        if (chosen & (1 << bit)) continue;
        const there = best[chosen | (1 << bit)]!;
        for (const place of free) {
          const above = paragraphs[place]!;
          // At least two paragraphs from the previous sentence, and one from its own.
          if (place <= last || above - (paragraphs[last] ?? -2) < 2) continue;
          if (place <= own ? above === paragraphs[own] : above - paragraphs[own]! < 2) continue;
          const longer = lengthened(way, tops[place]!, { text, before: place });
          const known = there.get(place);
          if (!known || byEvenness(longer, known) < 0) there.set(place, longer);
        }
      }

  // Prefers more sentences, then more even gaps.
  return best
    .flatMap((ways) => [...ways.values()].map((way) => lengthened(way, bottom + rail.foot)))
    .toSorted((one, other) => other.places.length - one.places.length || byEvenness(one, other))[0]!;
}

/** Returns an arrangement with one more sentence, or with the end of the column, at this height. */
function lengthened(way: Arrangement, top: number, added?: PulledPlace): Arrangement {
  const stretch = Math.max(0, top - way.end);
  return {
    places: added ? [...way.places, added] : way.places,
    end: top + (added ? pulledHeight(added.text.length) : 0),
    emptiest: Math.max(way.emptiest, stretch),
    uneven: way.uneven + stretch ** 8,
  };
}

function byEvenness(one: Arrangement, other: Arrangement): number {
  return one.uneven - other.uneven;
}

/**
 * Returns whether a sentence may be placed before this block: not at the start, and not between a heading and
 * its text.
 */
function isBetween(blocks: readonly TextBlock[], place: number): boolean {
  if (blocks[place]?.kind === 'other') return false;
  const earlier = blocks.slice(0, place).filter(({ words }) => words);
  return earlier.filter(({ kind }) => kind === 'paragraph').length > 1 && earlier.at(-1)!.kind !== 'heading';
}
