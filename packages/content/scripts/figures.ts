import type { Photo } from '../src/types.ts';

interface Element {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
  value?: string;
}

/** The column of an article's text is 42rem wide at most; a browser that can measure the picture does. */
const sizes = 'auto, (min-width: 48rem) 42rem, 100vw';

/**
 * A picture that stands in a paragraph of its own becomes a figure with its size, in all its formats; the title of the
 * Markdown, `![what it shows](/pictures/rain.jpg "Words under it")`, is the caption. Runs after sanitizing.
 */
export function figures(pictureOf: (address: string) => Photo | undefined) {
  return function finish(node: Element): void {
    node.children = node.children?.map((child) => figureOf(child, pictureOf) ?? child);
    node.children?.forEach(finish);
  };
}

function figureOf(
  { tagName, children = [] }: Element,
  pictureOf: (address: string) => Photo | undefined,
): Element | undefined {
  const [image, ...others] = children.filter(({ type, value }) => type !== 'text' || value?.trim());
  if (tagName !== 'p' || image?.tagName !== 'img' || others.length > 0) return undefined;
  const shown = pictureOf(String(image.properties?.['src']));
  if (!shown) return undefined;

  const { title, ...own } = image.properties ?? {};
  const { width, height, sources } = shown;
  const img = element('img', { ...own, width, height, loading: 'lazy', decoding: 'async' });
  const formats = sources.map(({ type, srcSet }) => element('source', { type, srcSet, sizes }));
  return element('figure', {}, [
    element('picture', {}, [...formats, img]),
    ...(typeof title === 'string' ? [element('figcaption', {}, [{ type: 'text', value: title }])] : []),
  ]);
}

function element(tagName: string, properties: Record<string, unknown>, children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
