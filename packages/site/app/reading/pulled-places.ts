import { pulledHeight } from './heights.ts';

/** A block of a text, as the placing of pulled sentences sees it. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'other';
  words: string;
  /** In pixels of a desk, see `heights.ts`. Nothing where nothing is drawn. */
  height: number;
}

/** A pulled sentence, and the block that it is placed before. */
export interface PulledPlace {
  text: string;
  before: number;
}

export interface PulledPlaces {
  places: readonly PulledPlace[];
  /** The longest stretch of the rail that has nothing in it then, in pixels. */
  emptiest: number;
}

/** Some sentences, the last of them lowest, and the stretches above each. */
interface Arrangement extends PulledPlaces {
  end: number;
  /** The sum of all stretches to the eighth: the longest decides, and where two are alike the next. */
  uneven: number;
}

/** All choices of sentences are looked at: each more would double the work, and no text has room for it. */
const most = 6;

/**
 * Places the pulled sentences of a text in the rail: below its other parts, as evenly as possible, between paragraphs or at the end of a
 * part, and never beside the paragraph that has the sentence, since nobody wants to read it twice in a row. A sentence that is not in
 * the text has no place.
 *
 * Goes down the text and notes the best arrangement for each choice of sentences so far and each place of the last: all orders of
 * six sentences in a long text within a few milliseconds.
 *
 * @param rail how far below the beginning of the text it is free, and the height of the foot under the text, in pixels of a desk.
 */
export function pulledPlaces(
  blocks: readonly TextBlock[],
  sentences: readonly string[],
  rail: { end: number; foot: number },
): PulledPlaces {
  const tops: number[] = [];
  /** How many paragraphs are above each block. */
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

  /** By the sentences chosen, a bit for each; the key is the place of the last. */
  const best = Array.from({ length: 2 ** wanted.length }, () => new Map<number, Arrangement>());
  best[0]!.set(-1, { places: [], end: rail.end, emptiest: 0, uneven: 0 });
  for (const [chosen, ways] of best.entries())
    for (const [last, way] of ways)
      for (const [bit, { text, own }] of wanted.entries()) {
        if (chosen & (1 << bit)) continue;
        const there = best[chosen | (1 << bit)]!;
        for (const place of free) {
          const above = paragraphs[place]!;
          // At least two paragraphs from the sentence before it, and one from its own.
          if (place <= last || above - (paragraphs[last] ?? -2) < 2) continue;
          if (place <= own ? above === paragraphs[own] : above - paragraphs[own]! < 2) continue;
          const longer = lengthened(way, tops[place]!, { text, before: place });
          const known = there.get(place);
          if (!known || byEvenness(longer, known) < 0) there.set(place, longer);
        }
      }

  // The most sentences that have a place, as even as they may be.
  return best
    .flatMap((ways) => [...ways.values()].map((way) => lengthened(way, bottom + rail.foot)))
    .toSorted((one, other) => other.places.length - one.places.length || byEvenness(one, other))[0]!;
}

/** An arrangement with one more sentence, or with the end of the column, at this height. */
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

/** Whether a sentence may be placed before this block: not at the beginning, and not between a heading and its text. */
function isBetween(blocks: readonly TextBlock[], place: number): boolean {
  if (blocks[place]?.kind === 'other') return false;
  const earlier = blocks.slice(0, place).filter(({ words }) => words);
  return earlier.filter(({ kind }) => kind === 'paragraph').length > 1 && earlier.at(-1)!.kind !== 'heading';
}
