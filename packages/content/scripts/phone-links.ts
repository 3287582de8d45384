import { findHelpLines, type HelpLineLink } from '../src/find-help-lines.ts';

interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  value?: string;
}

/** A text node, with its offset in the surrounding sentence. */
interface Place {
  parent: Node;
  text: Node;
  start: number;
}

/** Text in these elements belongs to the surrounding sentence; any other element starts a new one. */
const inline = new Set(['a', 'b', 'code', 'del', 'em', 'i', 's', 'strong', 'sub', 'sup']);
/** Their text is read, but not changed. */
const untouched = new Set(['a', 'code']);

/**
 * Turns the numbers of help lines into `tel:` or `sms:` links. Reads sentences instead of text nodes, because
 * emphasis separates a number from its verb: 'call or text **988**'. Runs after sanitizing, which removes
 * such links of editors.
 */
export function phoneLinks() {
  return function link(root: Node): void {
    let words = '';
    let places: Place[] = [];

    function finish() {
      const links = findHelpLines(words);
      // From the end, so that earlier offsets stay valid.
      for (const place of places.toReversed()) split(place, links);
      words = '';
      places = [];
    }
    function read(node: Node, free: boolean) {
      for (const child of node.children ?? []) {
        if (child.type === 'text') {
          if (free) places.push({ parent: node, text: child, start: words.length });
          words += child.value ?? '';
        } else if (child.tagName && inline.has(child.tagName)) {
          read(child, free && !untouched.has(child.tagName));
        } else {
          finish();
          read(child, free);
          finish();
        }
      }
    }
    read(root, true);
    finish();
  };
}

/** Replaces a text node with the links in it. */
function split({ parent, text, start }: Place, links: readonly HelpLineLink[]): void {
  const value = text.value ?? '';
  const own = links.filter((link) => link.start >= start && link.end <= start + value.length);
  if (own.length === 0) return;
  const parts: Node[] = [];
  let done = 0;
  for (const link of own) {
    const [from, to] = [link.start - start, link.end - start];
    parts.push(textNode(value.slice(done, from)), anchor(link, value.slice(from, to)));
    done = to;
  }
  parts.push(textNode(value.slice(done)));
  parent.children?.splice(parent.children.indexOf(text), 1, ...parts.filter((part) => part.value !== ''));
}

function anchor({ href, label }: HelpLineLink, words: string): Node {
  const properties = { href, ...(label && { ariaLabel: label }) };
  return { type: 'element', tagName: 'a', properties, children: [textNode(words)] };
}

function textNode(value: string): Node {
  return { type: 'text', value };
}
