import satori from 'satori';
import { card as cardBrand, names } from '../../brand-values.ts';
import { drawMark } from './draw-mark.ts';
import { cardFonts } from './fonts.ts';

export const cardSize = { width: 1200, height: 630 } as const;

/** The content of a social card. */
export interface Card {
  kicker: string;
  headline: string;
  /** The section whose hue the card has; the title's accent color without one. */
  section?: string;
  /** The page's drawing, as the text of an SVG. */
  picture?: string;
}

const panel = { width: 472, left: 50, right: 36, top: 60, bottom: 52 };
const rule = 8;
const textWidth = panel.width - panel.left - panel.right;
const sizes = [84, 76, 68, 62, 56, 51, 47, 43, 39, 35, 31];
/** The space for the headline between the kicker and the title's name. */
const headlineHeight = 356;

/**
 * Draws a social card as an SVG of 1200 × 630: the page's drawing beside a panel with kicker, headline and
 * the title's name. Its letters are paths, so that it looks the same in every renderer.
 */
export async function drawCard({ kicker, headline, section, picture }: Card): Promise<string> {
  const { paper, ink, accent } = cardBrand.colors;
  const hue = cardBrand.sections[section ?? ''] ?? accent;
  const text = drawable(headline) || names.name;
  const headlineStyle = await fittingStyle(clamped(text));
  const words = await letters(
    column({ width: panel.width, height: cardSize.height, paddingLeft: panel.left }, [
      label(cardBrand.capitals ? drawable(kicker).toUpperCase() : drawable(kicker), {
        marginTop: panel.top,
        marginBottom: 18,
        width: textWidth,
        fontSize: cardBrand.capitals ? 23 : 27,
        ...(cardBrand.capitals && { letterSpacing: '0.09em' }),
        lineHeight: 1.2,
        color: hue,
      }),
      label(clamped(text), { ...headlineStyle, color: ink }),
      label(names.name, {
        position: 'absolute',
        left: panel.left + 58,
        bottom: panel.bottom + 8,
        fontSize: 29,
        lineHeight: 1,
        letterSpacing: `${cardBrand.tracking}em`,
        color: ink,
      }),
    ]),
    panel.width,
    cardSize.height,
  );
  const { width, height } = cardSize;
  const left = panel.width + rule;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    (picture ? nested(picture, left, 0, width - left, height) : largeMark(hue, left)) +
    `<rect width="${panel.width}" height="${height}" fill="${paper}"/>` +
    `<rect x="${panel.width}" width="${rule}" height="${height}" fill="${hue}"/>` +
    drawMark(panel.left - 2, height - panel.bottom - 44, 44) +
    `${words}</svg>`
  );
}

/**
 * Returns the largest size at which the headline fits without cutting a word, in lines of about the same
 * length.
 */
async function fittingStyle(text: string): Promise<Style> {
  // With each word on its own line: more lines than words mean that one was cut.
  const words = text.split(/\s+/);
  const list = words.join('\n');
  for (const fontSize of sizes) {
    const last = fontSize === sizes.at(-1);
    const uncut = (words.length + 0.5) * fontSize * cardBrand.leading;
    if (!last && (await heightOf(list, fontSize, textWidth)) > uncut) continue;
    const height = await heightOf(text, fontSize, textWidth);
    if (!last && height > headlineHeight) continue;
    const wordWidth = await narrowest(list, fontSize, uncut, 0);
    return { ...typeOf(fontSize), width: await narrowest(text, fontSize, height, wordWidth) };
  }
  return typeOf(sizes.at(-1)!);
}

/**
 * Returns the narrowest width, at least `least`, at which a text keeps its height, like `text-wrap: balance`.
 */
async function narrowest(text: string, fontSize: number, height: number, least: number): Promise<number> {
  let [narrow, wide] = [least, textWidth];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if ((await heightOf(text, fontSize, middle)) <= height) wide = middle;
    else narrow = middle;
  }
  return Math.ceil(wide);
}

async function heightOf(text: string, fontSize: number, width: number): Promise<number> {
  const svg = await letters(label(text, typeOf(fontSize)), width);
  return Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? 0);
}

function typeOf(fontSize: number): Style {
  return {
    fontSize,
    lineHeight: cardBrand.leading,
    letterSpacing: `${cardBrand.tracking}em`,
    wordBreak: 'break-word',
    whiteSpace: 'pre-line',
  };
}

/** Cuts a headline with an ellipsis if it is longer than any that an editor would write. */
function clamped(text: string): string {
  const signs = Array.from(text);
  return signs.length <= 170 ? text : `${signs.slice(0, 168).join('').trimEnd()}…`;
}

/** Returns the text without characters that the face does not have, which would be drawn as boxes. */
function drawable(text: string): string {
  return text
    .replaceAll(
      /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}|\p{C}/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

type Style = Record<string, string | number>;

interface Node {
  type: string;
  props: { style: Style; children: string | Node[] };
}

function label(children: string, style: Style): Node {
  return { type: 'div', props: { style: { display: 'block', ...style }, children } };
}

function column(style: Style, children: Node[]): Node {
  return { type: 'div', props: { style: { display: 'flex', flexDirection: 'column', ...style }, children } };
}

/** Returns text as paths. Without a height it takes what it needs. */
async function letters(node: Node, width: number, height?: number): Promise<string> {
  const fonts = await cardFonts();
  const fontFamily = fonts.map(({ name }) => name).join(', ');
  node.props.style = { ...node.props.style, fontFamily, fontWeight: fonts[0]!.weight };
  return satori(node as never, height === undefined ? { width, fonts } : { width, height, fonts });
}

/** Returns a drawing that fills a box of the card, cropped around its middle. */
function nested(picture: string, x: number, y: number, width: number, height: number): string {
  const [tag = ''] = /<svg\b[^>]*>/.exec(picture) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 1200 750';
  const inside = picture.slice(picture.indexOf(tag) + tag.length, picture.lastIndexOf('</svg>'));
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" ` +
    `preserveAspectRatio="xMidYMid slice">${inside}</svg>`
  );
}

/** Returns the mark in large, for a card without a drawing. */
function largeMark(hue: string, left: number): string {
  const side = 400;
  const x = left + (cardSize.width - left - side) / 2;
  return (
    `<rect x="${left}" width="${cardSize.width - left}" height="${cardSize.height}" fill="${hue}" fill-opacity="0.14"/>` +
    drawMark(x, (cardSize.height - side) / 2, side)
  );
}
