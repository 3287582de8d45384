import satori from 'satori';
import { card as cardBrand, names } from '../../brand-values.ts';
import { drawMark } from './draw-mark.ts';
import { cardFonts } from './fonts.ts';

export const cardSize = { width: 1200, height: 630 } as const;
/** The box of the picture. */
export const pictureBox = { left: 480, top: 0, width: 720, height: 630 } as const;

/** The content of a social card. */
export interface Card {
  kicker: string;
  headline: string;
  /** The section whose hue the card has; the title's accent color without one. */
  section?: string;
  /** The page's drawing, as the text of an SVG, or the bytes of its photo. */
  picture?: string | Buffer;
}

const panel = { width: 472, left: 50, right: 36, top: 60, bottom: 52 };
const rule = pictureBox.left - panel.width;
const textWidth = panel.width - panel.left - panel.right;
const sizes = [84, 76, 68, 62, 56, 51, 47, 43, 39, 35, 31];
/** The space for the headline between the kicker and the title's name. */
const headlineHeight = 356;

/**
 * Draws a social card as an SVG of 1200 × 630: the page's drawing, or room for its photo, beside a panel with
 * kicker, headline and the title's name. Its letters are paths, so that it looks the same in every renderer.
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
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    (picture === undefined ? largeMark(hue) : typeof picture === 'string' ? nested(picture) : '') +
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
    if (!last && (await heightOf(list, fontSize)) > uncut) continue;
    if (!last && (await heightOf(text, fontSize)) > headlineHeight) continue;
    // Balanced lines would cut a word that may be broken.
    return { ...typeOf(fontSize), width: textWidth, textWrap: 'balance', wordBreak: 'normal' };
  }
  return typeOf(sizes.at(-1)!);
}

async function heightOf(text: string, fontSize: number): Promise<number> {
  const svg = await letters(label(text, typeOf(fontSize)), textWidth);
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

/** Returns a drawing that fills the box of the picture, cropped around its middle. */
function nested(picture: string): string {
  const [tag = ''] = /<svg\b[^>]*>/.exec(picture) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 1200 750';
  const inside = picture.slice(picture.indexOf(tag) + tag.length, picture.lastIndexOf('</svg>'));
  return (
    `<svg x="${pictureBox.left}" width="${pictureBox.width}" height="${pictureBox.height}" viewBox="${viewBox}" ` +
    `preserveAspectRatio="xMidYMid slice">${inside}</svg>`
  );
}

/** Returns the mark in large, for a card without a drawing. */
function largeMark(hue: string): string {
  const side = 400;
  const { left, width, height } = pictureBox;
  return (
    `<rect x="${left}" width="${width}" height="${height}" fill="${hue}" fill-opacity="0.14"/>` +
    drawMark(left + (width - side) / 2, (height - side) / 2, side)
  );
}
