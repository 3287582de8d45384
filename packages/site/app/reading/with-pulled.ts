import {
  figureHeight,
  headingHeight,
  listHeight,
  paragraphHeight,
  quotationHeight,
  tableHeight,
} from './heights.ts';
import type { PulledPlace, TextBlock } from './pulled-places.ts';

/**
 * Inserts pulled sentences into a body, each in an `<aside>` at some distance from its paragraph. They repeat
 * the text, so they are hidden from screen readers.
 */
export function withPulled(
  html: string,
  blocks: readonly HtmlBlock[],
  places: readonly PulledPlace[],
): string {
  return places
    .toSorted((one, other) => other.before - one.before)
    .reduce((body, { text, before }) => {
      const { at } = blocks[before]!;
      return `${body.slice(0, at)}<aside aria-hidden="true">${text}</aside>\n${body.slice(at)}`;
    }, html);
}

const containers = /<(\/?)(p|h[2-6]|ul|ol|dl|table|blockquote|figure|pre|div|section)\b[^>]*>/g;

/** A block, and its offset in the HTML. */
export type HtmlBlock = TextBlock & { at: number };

/** Returns the top-level blocks of a body. */
export function blocksOf(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
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
      const inner = html.slice(at, index + tag.length);
      blocks.push({ kind: kindOf(name!), words: wordsOf(inner), height: heightOf(name!, inner), at });
    }
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

function heightOf(name: string, html: string): number {
  const letters = wordsOf(html).length;
  const count = (tag: string) => html.split(`<${tag}`).length - 1;
  if (/^h\d/.test(name)) return headingHeight(letters, Number(name[1]));
  if (name === 'ul' || name === 'ol') return listHeight(letters, count('li'));
  if (name === 'table') return tableHeight(letters, count('tr'));
  if (name === 'blockquote') return quotationHeight(letters);
  return name === 'figure' ? figureHeight : paragraphHeight(letters);
}
