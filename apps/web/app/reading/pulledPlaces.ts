import { heights, sum } from './heights.ts';

/** A piece of a text, as far as it matters where a pulled sentence may stand. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'other';
  words: string;
  /** In pixels of a desk, see `heights`. Nothing where nothing is drawn. */
  height: number;
}

/** A pulled sentence, and the block that it stands before. */
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
  /** Of all stretches, squared: of two arrangements with the same longest one the more even is better. */
  uneven: number;
}

/** Between the last of the related stories and a pulled sentence, in pixels. */
const clear = 56;

/** Below the text stand its sources, or what it is filed under. */
const belowText = 260;

/**
 * Where the pulled sentences of a text stand: below what else is in the rail, as evenly as may be, between paragraphs or at the end of a
 * part, and never beside the paragraph that has the sentence, since nobody wants to read it twice in a row. A sentence that is not in
 * the text has no place.
 *
 * Goes down the text and keeps, for each choice of sentences so far and each place of the last, the best way there: all orders of
 * five sentences in a long text within a few milliseconds.
 *
 * @param railEnd how far below the beginning of the text the rest of the rail ends, in pixels of a desk.
 */
export function pulledPlaces(
  blocks: readonly TextBlock[],
  sentences: readonly string[],
  railEnd: number,
): PulledPlaces {
  const tops = topsOf(blocks);
  const bottom = sum(blocks.map(({ height }) => height)) + belowText;
  const paragraphs = paragraphsBefore(blocks);
  const free = blocks.flatMap((_, place) =>
    tops[place]! >= railEnd + clear && isBetween(blocks, place) ? [place] : [],
  );
  const wanted = sentences
    .map((text) => ({ text, own: blocks.findIndex((block) => isOf(block, text)) }))
    .filter(({ own }) => own !== -1);

  /** By the sentences chosen, a bit for each; the last of them stands at the place of the key. */
  const best = Array.from({ length: 2 ** wanted.length }, () => new Map<number, Arrangement>());
  best[0]!.set(-1, { places: [], end: railEnd, emptiest: 0, uneven: 0 });
  for (const [chosen, ways] of best.entries())
    for (const [last, way] of ways)
      for (const [bit, { text, own }] of wanted.entries()) {
        if (chosen & (1 << bit)) continue;
        for (const place of free) {
          if (place <= last || (last !== -1 && paragraphs[place]! - paragraphs[last]! < 2)) continue;
          if (apart(paragraphs, place, own) < 1) continue;
          const there = best[chosen | (1 << bit)]!;
          const longer = lengthened(way, tops[place]!, { text, before: place });
          if (isBetter(longer, there.get(place))) there.set(place, longer);
        }
      }

  const finished = (ways: Map<number, Arrangement>) =>
    [...ways.values()].map((way) => lengthened(way, bottom)).toSorted(byEvenness)[0];
  const fullest = best
    .flatMap((ways) => finished(ways) ?? [])
    .toSorted((one, other) => other.places.length - one.places.length || byEvenness(one, other))[0]!;
  return { places: fullest.places, emptiest: fullest.emptiest };
}

function isOf({ kind, words }: TextBlock, sentence: string): boolean {
  return kind === 'paragraph' && words.includes(sentence);
}

/** An arrangement with one more sentence, or with the end of the column, at this height. */
function lengthened(way: Arrangement, top: number, added?: PulledPlace): Arrangement {
  const stretch = Math.max(0, top - way.end);
  return {
    places: added ? [...way.places, added] : way.places,
    end: top + (added ? heights.pulled(added.text.length) : 0),
    emptiest: Math.max(way.emptiest, stretch),
    uneven: way.uneven + stretch ** 2,
  };
}

function byEvenness(one: Arrangement, other: Arrangement): number {
  return one.emptiest - other.emptiest || one.uneven - other.uneven;
}

function isBetter(one: Arrangement, other: Arrangement | undefined): boolean {
  return !other || byEvenness(one, other) < 0;
}

/** How far down the text each block begins. */
function topsOf(blocks: readonly TextBlock[]): number[] {
  let top = 0;
  return blocks.map(({ height }) => {
    top += height;
    return top - height;
  });
}

/** How many paragraphs stand above each block. */
function paragraphsBefore(blocks: readonly TextBlock[]): number[] {
  let count = 0;
  return blocks.map(({ kind }) => (kind === 'paragraph' ? count++ : count));
}

/** How many paragraphs stand between a place and a sentence's own paragraph, which is not counted. */
function apart(paragraphs: readonly number[], place: number, own: number): number {
  return place <= own ? paragraphs[own]! - paragraphs[place]! : paragraphs[place]! - paragraphs[own]! - 1;
}

/** Whether something may stand before this block: not at the beginning, and not between a heading and what it heads. */
function isBetween(blocks: readonly TextBlock[], place: number): boolean {
  if (blocks[place]?.kind === 'other') return false;
  const earlier = blocks.slice(0, place).filter(({ words }) => words !== '');
  return earlier.filter(({ kind }) => kind === 'paragraph').length >= 2 && earlier.at(-1)?.kind !== 'heading';
}
