import { pulledPlaces, type TextBlock } from './pulledPlaces.ts';

/**
 * A body with its pulled sentences, each in an `<aside>` some way from the paragraph that has it. It says again what is said there, so
 * it is not read aloud.
 */
export function withPulled(html: string, pulled: readonly string[] = []): string {
  const blocks = blocksOf(html);
  return pulledPlaces(blocks, pulled)
    .toSorted((one, other) => other.before - one.before)
    .reduce((body, { text, before }) => {
      const { at } = blocks[before]!;
      return `${body.slice(0, at)}<aside aria-hidden="true">${text}</aside>\n${body.slice(at)}`;
    }, html);
}

const containers = /<(\/?)(p|h[2-6]|ul|ol|dl|table|blockquote|figure|pre|div|section)\b[^>]*>/g;

/** The blocks of a body that stand in no other, and where each begins. */
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
    if (depth === 0)
      blocks.push({ kind: kindOf(name!), words: wordsOf(html.slice(at, index + tag.length)), at });
  }
  return blocks;
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '');
}

function kindOf(name: string): TextBlock['kind'] {
  if (name === 'p') return 'paragraph';
  return name.startsWith('h') ? 'heading' : 'other';
}
