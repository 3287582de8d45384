import { sentencesOf } from './sentences.ts';

/** A text that is read at once, and its position in the page. */
export interface Passage {
  text: string;
  start: Point;
  end: Point;
}

interface Point {
  node: Text;
  offset: number;
}

/** A paragraph or another block that is read separately, with the positions of its text in the page. */
interface Block {
  element: Element;
  text: string;
  pieces: { node: Text; start: number }[];
}

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, tr, dt, dd, blockquote, pre';

/** Not part of the story: pulled sentences, navigation, pictures. */
const passedOver = 'aside, nav, figure, script, style, [aria-hidden=true], [hidden]';

/** Returns the sentences of some parts of a page, in order. Does not change the page. */
export function passagesIn(parts: readonly Element[], language: string): Passage[] {
  return parts.flatMap(blocksIn).flatMap((block) =>
    sentencesOf(block.text, language).map(({ start, end }) => ({
      text: block.text.slice(start, end).replaceAll(/\s+/g, ' '),
      start: pointAt(block, start),
      end: pointAt(block, end),
    })),
  );
}

/**
 * Returns the headline and the text of the piece that a row of `PieceActions` belongs to. The text is the
 * element of the article with most paragraphs as its children, so that pages need no marker.
 */
export function partsOf(group: Element): Element[] {
  const story = group.closest('article') ?? group.ownerDocument.body;
  const [text] = [...story.querySelectorAll('div, section')]
    .filter((part) => !part.matches(passedOver) && !part.contains(group) && paragraphs(part) > 0)
    .toSorted((one, other) => paragraphs(other) - paragraphs(one));
  return [story.querySelector('h1'), text].filter((part) => part instanceof Element);
}

const paragraphs = (part: Element) => [...part.children].filter(({ tagName }) => tagName === 'P').length;

function blocksIn(part: Element): Block[] {
  const found: Block[] = [];
  const walker = part.ownerDocument.createTreeWalker(
    part,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(passedOver)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const block = found.at(-1);
    if (node instanceof Text) {
      const element = node.parentElement?.closest(blocks) ?? part;
      if (block?.element === element) addText(block, node);
      else if (node.data.trim() !== '')
        found.push({ element, text: node.data, pieces: [{ node, start: 0 }] });
    } else if (block?.element.contains(node)) block.text += restAt(node);
  }
  return found;
}

function addText(block: Block, node: Text) {
  block.pieces.push({ node, start: block.text.length });
  block.text += node.data;
}

/** Returns the separator that blocks and line breaks need between words. */
function restAt({ nodeName }: Node): string {
  if (nodeName === 'TD' || nodeName === 'TH') return ', ';
  return nodeName === 'BR' ? ' ' : '';
}

function pointAt({ pieces }: Block, offset: number): Point {
  const { node, start } = pieces.findLast((piece) => piece.start <= offset) ?? pieces[0]!;
  return { node, offset: Math.min(offset - start, node.length) };
}
