import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import svgpath from 'svgpath';

const face = fileURLToPath(
  import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
);
const { buffer, byteOffset, byteLength } = readFileSync(face);
const youngSerif = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
/** Size in px at which a letter's outline is kept, in whole numbers: finer than the dots of any shelf, and most of them two digits. */
const kept = 200;

/** How wide a line of Young Serif is. */
export function widthOf(text: string, size: number): number {
  return youngSerif.getAdvanceWidth(text, size);
}

/** Sets the lines of one drawing in Young Serif. */
export interface Typesetter {
  /** A line around `x`. */
  line: (text: string, x: number, y: number, style: { size: number; fill: string }) => string;
  /** The outlines of all letters set so far, once each. */
  outlines: () => string;
}

/**
 * Letters as outlines: a picture in a page has none of the page's fonts, so words would come out in whatever serif the reader's
 * machine has.
 */
export function typesetter(): Typesetter {
  const outlines = new Map<number, string>();
  return {
    line(text, x, y, { size, fill }) {
      const uses: string[] = [];
      youngSerif.forEachGlyph(text, 0, 0, kept, {}, (glyph, left) => {
        const outline = outlineOf(glyph);
        if (outline === '') return;
        outlines.set(glyph.index, outline);
        uses.push(`<use href="#g${glyph.index}" x="${Math.round(left)}"/>`);
      });
      const start = Math.round((x - widthOf(text, size) / 2) * 10) / 10;
      return `<g fill="${fill}" transform="translate(${start} ${y}) scale(${size / kept})">${uses.join('')}</g>`;
    },
    outlines() {
      const paths = [...outlines].map(([index, outline]) => `<path id="g${index}" d="${outline}"/>`);
      return `<defs>${paths.join('')}</defs>`;
    },
  };
}

/** In steps from point to point, half the digits of their places. The face has a line of no length after each curve. */
function outlineOf(glyph: opentype.Glyph): string {
  return svgpath(glyph.getPath(0, 0, kept).toPathData(2))
    .rel()
    .round(0)
    .iterate(([command, x, y]) => (command === 'l' && x === 0 && y === 0 ? [] : undefined))
    .toString();
}
