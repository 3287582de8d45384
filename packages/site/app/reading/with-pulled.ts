import { type PulledPlace, pulledPlaces, type TextBlock } from './pulled-places.ts';

/**
 * Inserts pulled sentences into a body, each in an `<aside>` beside its paragraph. They repeat the text, so
 * they are hidden from screen readers.
 */
export function withPulled(html: string, sentences: readonly string[] = []): string {
  const blocks = blocksOf(html);
  return pulledPlaces(blocks, sentences)
    .toSorted((one: PulledPlace, other: PulledPlace) => other.before - one.before)
    .reduce((body, { text, before }) => {
      const { at } = blocks[before]!;
      return `${body.slice(0, at)}<aside aria-hidden="true">${text}</aside>\n${body.slice(at)}`;
    }, html);
}

const containers = /<(\/?)(p|h[2-6]|ul|ol|dl|table|blockquote|figure|pre|div|section)\b[^>]*>/g;

/** Returns the top-level blocks of a body, and their offsets in the HTML. */
function blocksOf(html: string): (TextBlock & { at: number })[] {
  const blocks: (TextBlock & { at: number })[] = [];
  let depth = 0;
  let at = 0;
  for (const { 0: tag, 1: closes, 2: name, index } of html.matchAll(containers)) {
    if (!closes) {
      if (depth === 0) at = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth === 0) {
      const words = html.slice(at, index + tag.length).replaceAll(/<[^>]+>/g, '');
      // A figure may have no words, and is not invisible.
      blocks.push({ kind: kindOf(name!), words: words || name!, at });
    }
  }
  return blocks;
}

function kindOf(name: string): TextBlock['kind'] {
  if (name === 'p') return 'paragraph';
  return name.startsWith('h') ? 'heading' : 'other';
}
