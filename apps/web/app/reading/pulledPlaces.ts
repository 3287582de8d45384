/** A piece of a text, as far as it matters where a pulled sentence may stand. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'other';
  words: string;
}

/** A pulled sentence, and the block that it stands before. */
export interface PulledPlace {
  text: string;
  before: number;
}

/**
 * Where what else is in the rail ends, in letters of the text beside it: mostly, and at the latest. Measured at 1280 px over all
 * pieces; a post has fewer pictures there.
 */
const railEnds = {
  article: { usually: 2800, surely: 3420 },
  post: { usually: 2300, surely: 2780 },
};

/** As many arrangements are looked at in each step: more sentences in a longer text would make millions. */
const mostSets = 200;

/** Where the column ends: below the text stand its sources, or what it is filed under. */
const columnEnds = 1.05;

/**
 * Where the pulled sentences of a text stand: below what else is in the rail, as evenly as may be, between paragraphs or at the end of a
 * part, and never beside the paragraph that has the sentence, since nobody wants to read it twice in a row. A sentence that is not in
 * the text has no place.
 */
export function pulledPlaces(
  blocks: readonly TextBlock[],
  sentences: readonly string[],
  piece: keyof typeof railEnds = 'article',
): PulledPlace[] {
  const { depths, letters } = depthsOf(blocks);
  const rail = { usually: railEnds[piece].usually / letters, surely: railEnds[piece].surely / letters };
  const emptiest = (set: PulledPlace[]) =>
    longestOf([rail.usually, ...set.map(({ before }) => depths[before]!), columnEnds]);
  const free = blocks.flatMap((_, place) =>
    depths[place]! >= rail.surely && isBetween(blocks, place) ? [place] : [],
  );
  let sets: PulledPlace[][] = [[]];
  for (const text of sentences) {
    const own = blocks.findIndex(({ kind, words }) => kind === 'paragraph' && words.includes(text));
    if (own === -1) continue;
    const places = free.filter((place) => paragraphsBetween(blocks, place, own) >= 1);
    const longer = sets.flatMap((set) =>
      places
        .filter((place) => set.every(({ before }) => paragraphsBetween(blocks, place, before) >= 2))
        .map((before) => [...set, { text, before }]),
    );
    if (longer.length > 0)
      sets = longer.toSorted((one, other) => emptiest(one) - emptiest(other)).slice(0, mostSets);
  }
  return sets.toSorted((one, other) => emptiest(one) - emptiest(other))[0]!;
}

/** The margins of a block, in letters. */
const around = 60;

/** How far down the text each block begins, from 0 to 1, and how many letters long the text is. */
function depthsOf(blocks: readonly TextBlock[]): { depths: number[]; letters: number } {
  const lengths = blocks.map(({ words }) => (words === '' ? 0 : words.length + around));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let depth = 0;
  const depths = lengths.map((length) => {
    depth += length;
    return (depth - length) / whole;
  });
  return { depths, letters: whole };
}

function longestOf(depths: number[]): number {
  const sorted = depths.toSorted((one, other) => one - other);
  return Math.max(...sorted.slice(1).map((depth, place) => depth - sorted[place]!));
}

/** Whether something may stand before this block: not at the beginning, and not between a heading and what it heads. */
function isBetween(blocks: readonly TextBlock[], place: number): boolean {
  if (blocks[place]?.kind === 'other') return false;
  const earlier = blocks.slice(0, place).filter(({ words }) => words !== '');
  return earlier.filter(({ kind }) => kind === 'paragraph').length >= 2 && earlier.at(-1)?.kind !== 'heading';
}

/** How many paragraphs stand between what is set before a block and another block. */
function paragraphsBetween(blocks: readonly TextBlock[], before: number, other: number): number {
  const between = before <= other ? blocks.slice(before, other) : blocks.slice(other + 1, before);
  return between.filter(({ kind }) => kind === 'paragraph').length;
}
