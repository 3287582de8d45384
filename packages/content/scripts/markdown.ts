import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import type { Photo } from '../src/types.ts';
import { tieUnits } from '../src/tie-units.ts';
import { dataFigureOf, drawingOf, figures } from './figures.ts';
import { phoneLinks } from './phone-links.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** `remarkRehype` prefixes footnotes itself; sanitizing must not prefix them again. */
const schema = { ...defaultSchema, clobberPrefix: '' };

const typographer = unified().use(remarkSmartypants, { dashes: 'oldschool' });

/** Slugs are added after sanitizing, so that headings have the plain ids of the page's links. */
const renderer = (pictureOf: BodySurroundings['pictureOf']) =>
  unified()
    .use(remarkSmartypants, { dashes: 'oldschool' })
    .use(remarkRehype)
    .use(rehypeSanitize, schema)
    .use(rehypeSlug)
    .use(tiedUnits)
    .use(figures, pictureOf)
    .use(phoneLinks)
    .use(finishElements)
    // Only drawings and figures of our own are raw: HTML of a body is removed by now.
    .use(rehypeStringify, { allowDangerousHtml: true });

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

/** The data that a body may refer to. */
export interface BodySurroundings {
  /** Returns whether a path of our site exists. */
  isInternalPath: (path: string) => boolean;
  /** Returns the picture of an address, or undefined if there is none. */
  pictureOf: (address: string) => Photo | undefined;
}

/** A mistake in a body, with its line in the body (from 1). */
export interface BodyProblem {
  line: number;
  reason: string;
}

export interface Body {
  html: string;
  /** The headings of level 2, in order. */
  headings: { id: string; title: string }[];
  /** The text of each paragraph, without emphasis and links. */
  paragraphs: string[];
  words: number;
  problems: BodyProblem[];
}

/**
 * Renders an article's body. The page's own heading is the h1, so a body's headings start at h2 and skip no
 * level.
 */
export async function renderBody(
  markdown: string,
  { isInternalPath, pictureOf }: BodySurroundings,
): Promise<Body> {
  const root = parser.parse(markdown);
  const problems: BodyProblem[] = [];
  const texts: string[] = [];
  const definitions = definitionsOf(root);
  let rank = 1;

  for (const node of walk(root)) {
    const line = node.position?.start.line ?? 1;
    const report = (reason: string) => problems.push({ line, reason });
    switch (node.type) {
      case 'heading':
        if (node.depth === 1) report('a heading in a body starts at "## ": the title is the page\'s only h1');
        else if (node.depth > rank + 1)
          report(`a heading of rank ${node.depth} cannot follow one of rank ${rank}`);
        rank = node.depth;
        break;
      case 'html':
        report('HTML is left out of bodies: write Markdown');
        break;
      case 'image':
      case 'imageReference': {
        const { url, title } = targetOf(node, definitions);
        if (drawingOf(url) ?? dataFigureOf(url)) {
          if (node.alt) report('a drawing brings its own text: leave the brackets empty');
        } else {
          if (!node.alt?.trim())
            report('a picture needs a text between its brackets that says what it shows');
          if (!url.startsWith('/pictures/')) report('a picture must be one of our own, under /pictures/');
          else if (!pictureOf(url))
            report(`the picture ${url} is neither an illustration nor a file of photos/`);
        }
        if (node.alt) node.alt = await smarten(node.alt);
        if (title) targetOf(node, definitions).title = await smarten(title);
        break;
      }
      case 'link':
      case 'linkReference':
        reportLink(targetOf(node, definitions).url, isInternalPath, report);
        break;
      case 'text':
      case 'inlineCode':
        texts.push(node.value);
        break;
    }
  }

  const pipeline = renderer(pictureOf);
  const tree = await pipeline.run(root);
  const headings = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties['id']), title: textOf(node) }]
      : [],
  );
  return {
    html: pipeline.stringify(tree),
    headings,
    paragraphs: paragraphsOf(tree),
    words: countWords(texts.join(' ')),
    problems,
  };
}

/** Returns the text of a sentence in Markdown: without emphasis and links, typeset. */
export async function textOfSentence(markdown: string): Promise<string> {
  const tree = await renderer(() => undefined).run(parser.parse(markdown));
  return paragraphsOf(tree).join(' ');
}

/** Escapes `&` and `<` for HTML. */
export function escapeHtml(value: string): string {
  return unified()
    .use(rehypeStringify)
    .stringify({ type: 'root', children: [{ type: 'text', value }] });
}

function paragraphsOf({ children }: { children: Element[] }): string[] {
  return children.filter(({ tagName }) => tagName === 'p').map(textOf);
}

/** Returns the text of an element. */
function textOf(node: Element): string {
  return node.value ?? node.children?.map(textOf).join('') ?? '';
}

/** Returns plain text with curly quotes, dashes and tied units, for a title or an excerpt. */
export async function smarten(line: string): Promise<string> {
  const text = { type: 'text', value: line };
  const root = { type: 'root', children: [{ type: 'paragraph', children: [text] }] };
  await typographer.run(root);
  return tieUnits(text.value);
}

/** Counts words: sequences without spaces that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function reportLink(
  url: string,
  isInternalPath: (path: string) => boolean,
  report: (reason: string) => void,
) {
  if (url.startsWith('https://') || url.startsWith('#')) return;
  if (!url.startsWith('/')) return report(`the link ${url} must be an https address or a path such as /faq`);
  const [path = ''] = url.split(/[?#]/);
  if (!isInternalPath(path)) report(`the link ${url} leads to no page of the site`);
}

type Definition = Extract<Node, { type: 'definition' }>;
type Refers = Extract<Node, { type: 'image' | 'imageReference' | 'link' | 'linkReference' }>;

/** Returns the link definitions of a body: `[cdc]: https://www.cdc.gov/`. */
function definitionsOf(root: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  for (const node of walk(root))
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  return found;
}

/** Returns the node with the address of a link or picture: itself, or its definition. */
function targetOf(node: Refers, definitions: ReadonlyMap<string, Definition>) {
  // A reference without a definition is parsed as text.
  return 'url' in node ? node : definitions.get(node.identifier)!;
}

function* walk(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

interface Element {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
  value?: string;
}

/**
 * Makes links to other sites open a new tab without a referrer. Makes wide tables scrollable, also by
 * keyboard, and adds the scopes of their column and row headings.
 */
function finishElements() {
  return function finish(node: Element): void {
    if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 };
    if (node.tagName === 'a' && String(node.properties?.['href']).startsWith('https://')) {
      node.properties = { ...node.properties, target: '_blank', rel: ['external', 'noopener'] };
    }
    if (node.tagName === 'th') node.properties = { scope: 'col', ...node.properties };
    if (node.tagName === 'tbody') for (const row of node.children ?? []) nameRow(row);
    if (node.tagName === 'table') labelCells(node);
    node.children?.forEach(finish);
  };
}

/** Gives the cells of a table of four or more columns the names of these, because a phone shows it as a list. */
function labelCells(table: Element): void {
  const rows = (table.children ?? []).flatMap(({ children }) => children ?? []).map(cellsOf);
  const [heads = [], ...others] = rows.filter((cells) => cells.length > 0);
  if (heads.length < 4) return;
  for (const cells of others)
    for (const [place, cell] of cells.entries())
      if (place > 0)
        cell.properties = { ...cell.properties, dataLabel: textOf(heads[place] ?? { type: 'text' }) };
}

function cellsOf({ children = [] }: Element): Element[] {
  return children.filter(({ tagName }) => tagName === 'th' || tagName === 'td');
}

/** Keeps numbers and their units on one line. */
function tiedUnits() {
  return function tie(node: Element): void {
    if (node.value !== undefined) node.value = tieUnits(node.value);
    node.children?.forEach(tie);
  };
}

/** Makes the first cell of a row its heading. */
function nameRow(row: Element): void {
  const first = row.children?.find(({ tagName }) => tagName === 'td');
  if (!first) return;
  first.tagName = 'th';
  first.properties = { ...first.properties, scope: 'row' };
}
