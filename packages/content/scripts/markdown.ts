import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import type { Photo } from '../src/types.ts';
import { figures } from './figures.ts';
import { phoneLinks } from './phone-links.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** `remarkRehype` prefixes footnotes itself; sanitizing must not prefix them again. */
const schema = { ...defaultSchema, clobberPrefix: '' };

const typographer = unified().use(remarkSmartypants, { dashes: 'oldschool' });

/** Slugs come after sanitizing, so that headings keep the plain ids that links of the page use. */
const renderer = (pictureOf: BodySurroundings['pictureOf']) =>
  unified()
    .use(remarkSmartypants, { dashes: 'oldschool' })
    .use(remarkRehype)
    .use(rehypeSanitize, schema)
    .use(rehypeSlug)
    .use(figures, pictureOf)
    .use(phoneLinks)
    .use(finishElements)
    .use(rehypeStringify);

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

/** What a body may refer to. */
export interface BodySurroundings {
  /** Whether a path of our own exists. */
  isInternalPath: (path: string) => boolean;
  /** The picture of an address, or undefined when there is none. */
  pictureOf: (address: string) => Photo | undefined;
}

/** A fault of a body, at a line of the body (1-based). */
export interface BodyProblem {
  line: number;
  reason: string;
}

export interface Body {
  html: string;
  /** The headings of rank 2, in their order. */
  headings: { id: string; title: string }[];
  words: number;
  problems: BodyProblem[];
}

/**
 * Renders an article's body.
 *
 * The page's own heading is the h1, so a body's headings start at h2 and leave out no rank.
 */
export async function renderBody(
  markdown: string,
  { isInternalPath, pictureOf }: BodySurroundings,
): Promise<Body> {
  const root = parser.parse(markdown);
  const problems: BodyProblem[] = [];
  const texts: string[] = [];
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
        if (!node.alt?.trim()) report('a picture needs a text between its brackets that says what it shows');
        if (!node.url.startsWith('/pictures/')) report('a picture must be one of our own, under /pictures/');
        else if (!pictureOf(node.url))
          report(`the picture ${node.url} is neither an illustration nor a file of photos/`);
        if (node.alt) node.alt = await smarten(node.alt);
        if (node.title) node.title = await smarten(node.title);
        break;
      case 'link':
        reportLink(node.url, isInternalPath, report);
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
  return { html: pipeline.stringify(tree), headings, words: countWords(texts.join(' ')), problems };
}

/** The words of an element. */
function textOf(node: { type: string; value?: string; children?: object[] }): string {
  return node.type === 'text'
    ? (node.value ?? '')
    : (node.children ?? []).map((child) => textOf(child as Parameters<typeof textOf>[0])).join('');
}

/** Curly quotes and real dashes for a line that is no Markdown: a title, an excerpt. */
export async function smarten(line: string): Promise<string> {
  const text = { type: 'text', value: line };
  const root = { type: 'root', children: [{ type: 'paragraph', children: [text] }] };
  await typographer.run(root);
  return text.value;
}

/** Words as a reader counts them: whatever stands between spaces and holds a letter or a digit. */
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

function* walk(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

interface Element {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
}

/**
 * A link out of the site opens a new tab, as everywhere on the site, and gives nothing away. A table scrolls by itself where
 * it is wider than its column, also by the keyboard; its columns have their names above, its rows before them.
 */
function finishElements() {
  return function finish(node: Element): void {
    if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 };
    if (node.tagName === 'a' && String(node.properties?.['href']).startsWith('https://')) {
      node.properties = { ...node.properties, target: '_blank', rel: ['external', 'noopener'] };
    }
    if (node.tagName === 'th') node.properties = { scope: 'col', ...node.properties };
    if (node.tagName === 'tbody') for (const row of node.children ?? []) nameRow(row);
    node.children?.forEach(finish);
  };
}

/** A row begins with what it is about. */
function nameRow(row: Element): void {
  const first = row.children?.find(({ tagName }) => tagName === 'td');
  if (!first) return;
  first.tagName = 'th';
  first.properties = { ...first.properties, scope: 'row' };
}
