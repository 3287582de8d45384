import { figureHtml } from '../src/figures/html.ts';
import { figuresOfPieces } from '../src/figures/in-pieces.ts';
import { drawings } from '../src/urgent/drawings.ts';
import type { Drawing } from '../src/urgent/types.ts';
import type { Photo } from '../src/types.ts';

interface Element {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
  value?: string;
}

/** The text column of an article is at most 42rem wide; browsers with sizes=auto measure the picture. */
const sizes = 'auto, (min-width: 48rem) 42rem, 100vw';

/**
 * Turns a picture in its own paragraph into a figure with its size, in all formats; the title in Markdown,
 * `![what it shows](/pictures/rain.jpg "Words under it")`, is the caption. `![](/figures/sleep-by-age)` is drawn from its
 * data. Runs after sanitizing.
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
  const { title, ...own } = image.properties ?? {};
  const words: Element[] = typeof title === 'string' ? [{ type: 'text', value: title }] : [];
  const data = dataFigureOf(String(own['src']));
  if (data) return { type: 'raw', value: data };
  const drawing = drawingOf(String(own['src']));
  if (drawing) {
    const caption = element('figcaption', {}, [...words, ...checkedOf(drawing)]);
    return element('figure', {}, [svgOf(drawing), caption]);
  }
  const caption = words.length > 0 ? [element('figcaption', {}, words)] : [];
  const shown = pictureOf(String(own['src']));
  if (!shown) return undefined;

  const { width, height, files, widths } = shown;
  const img = element('img', { ...own, width, height, loading: 'lazy', decoding: 'async' });
  const formats = Object.entries(widths).map(([format, all]) => {
    const srcSet = all.map((px) => `${files}.${px}.${format} ${px}w`).join(', ');
    return element('source', { type: `image/${format}`, srcSet, sizes });
  });
  return element('figure', {}, [element('picture', {}, [...formats, img]), ...caption]);
}

/** Returns the drawing of an address, `/drawn/car-seat`. */
export function drawingOf(address: string): Drawing | undefined {
  const [, name = ''] = /^\/drawn\/([a-z-]+)$/.exec(address) ?? [];
  return Object.entries(drawings).find(([known]) => known === name)?.[1];
}

/** Returns the HTML of a figure drawn from data, by its address, `/figures/sleep-by-age`. */
export function dataFigureOf(address: string): string | undefined {
  const [, name = ''] = /^\/figures\/([a-z-]+)$/.exec(address) ?? [];
  const figure = figuresOfPieces[name];
  return figure && figureHtml(figure);
}

/** The protocols that it was compared with, as the pages of /urgent name them. */
function checkedOf({ checked }: Drawing): Element[] {
  return checked.flatMap(({ title, url }, place) => [
    { type: 'text', value: place === 0 ? ' The drawing was checked against: ' : '; ' },
    element('a', { href: url, target: '_blank', rel: 'external noopener' }, [{ type: 'text', value: title }]),
  ]);
}

/**
 * The colors of each class for feed readers, which do not have our styles. The site's own styles override
 * attributes.
 */
const plainColors: Record<string, string> = {
  limb: 'stroke="#fff"',
  shape: 'fill="#fff" stroke="none"',
  hand: 'stroke="#e6c2b8"',
  palm: 'fill="#e6c2b8" stroke="none"',
  dots: 'stroke-width="2" stroke-dasharray="1 6"',
  dot: 'fill="#14212b" stroke="none"',
  arrow: 'stroke="#8a2f1b" stroke-width="6"',
};

function svgOf({ alt, box, lines }: Drawing): Element {
  const colored = lines.replaceAll(/class="(\w+)"/g, (text, name: string) =>
    [text, plainColors[name]].filter(Boolean).join(' '),
  );
  const [, , width, height] = box;
  return element(
    'svg',
    {
      dataDrawing: '',
      role: 'img',
      ariaLabel: alt,
      viewBox: box.join(' '),
      width,
      height,
      fill: 'none',
      stroke: '#14212b',
      'stroke-width': '3',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    [{ type: 'raw', value: colored }],
  );
}

function element(tagName: string, properties: Record<string, unknown>, children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
