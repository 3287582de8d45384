/** A block of a text, for placing pulled sentences. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'other';
  words: string;
}

/** A pulled sentence, and the block before which it is placed. */
export interface PulledPlace {
  text: string;
  before: number;
}

/**
 * The lines of text beside a pulled sentence of so many letters, and the letters of such a line, on a desktop
 * of 1280 px. Its own lines are 29 px high and the text's 32; a slip above it takes a line and a half.
 */
const linesBeside = (letters: number) => 1.5 + Math.ceil(letters / 19.5) * (29 / 32);
const lettersBeside = 54;
/** The space between two paragraphs, in lines. */
const between = 0.65;

/**
 * Places the pulled sentences of a text beside their own paragraphs. A sentence floats there, and only
 * paragraphs can be beside it. If those that follow are too short, it starts at an earlier one of the same
 * run. A sentence without enough paragraphs around it, one that is not in the text, and one of the first
 * paragraph, which has the drop cap, get no place.
 */
export function pulledPlaces(blocks: readonly TextBlock[], sentences: readonly string[]): PulledPlace[] {
  const first = blocks.findIndex(({ kind }) => kind === 'paragraph');
  const lines = blocks.map(({ kind, words }) =>
    kind === 'paragraph' ? Math.ceil(words.length / lettersBeside) + between : 0,
  );
  /** The first block that may be beside the next sentence. */
  let free = first + 1;
  return sentences
    .map((text) => ({ text, own: blocks.findIndex((block) => isIn(block, text)) }))
    .filter(({ own }) => own > first)
    .toSorted((one, other) => one.own - other.own)
    .flatMap(({ text, own }) => {
      const end = endOfRun(blocks, own);
      const wanted = linesBeside(text.length);
      let before = own;
      while (sumOf(lines.slice(before, end)) < wanted && before > free && isBeside(blocks[before - 1]))
        before -= 1;
      // Its end must reach its own paragraph, also if that is a line lower than estimated.
      if (before < free || sumOf(lines.slice(before, end)) < wanted) return [];
      if (sumOf(lines.slice(before, own)) > wanted - 2) return [];
      free = before;
      for (let height = 0; height < wanted; free += 1) height += lines[free]!;
      return [{ text, before }];
    });
}

const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0);

const isIn = ({ kind, words }: TextBlock, text: string) => kind === 'paragraph' && words.includes(text);

/** A paragraph, or an invisible block between two. */
const isBeside = (block: TextBlock | undefined) =>
  block?.kind === 'paragraph' || (block?.kind === 'other' && block.words === '');

/** Returns the index after the last paragraph that follows without another block between. */
function endOfRun(blocks: readonly TextBlock[], start: number): number {
  let end = start;
  while (isBeside(blocks[end])) end += 1;
  return end;
}
