import { findHelpLines, type HelpLineLink } from '../src/find-help-lines.ts';

interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  value?: string;
}

/** A text of the tree with its place in the words around it. */
interface Place {
  parent: Node;
  text: Node;
  start: number;
}

/** Words in these belong to the sentence that they stand in; any other element begins a new one. */
const inline = new Set(['a', 'b', 'code', 'del', 'em', 'i', 's', 'strong', 'sub', 'sup']);
/** Their words are read, and stay as they are. */
const untouched = new Set(['a', 'code']);

/**
 * Makes links of the numbers of help lines, `tel:` or `sms:`. It reads sentences and not texts, because emphasis parts a number from
 * the verb that says what is done with it: 'call or text **988**'. Runs after sanitizing, which lets no editor write such a link.
 */
export function phoneLinks() {
  return function link(root: Node): void {
    let words = '';
    let places: Place[] = [];

    function finish() {
      const links = findHelpLines(words);
      // From the end, so that the places before stay true.
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

/** Puts the links that lie within a text in its place. */
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
