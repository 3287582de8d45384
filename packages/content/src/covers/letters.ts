import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import svgpath from 'svgpath';

const face = fileURLToPath(
  import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
);
const { buffer, byteOffset, byteLength } = readFileSync(face);
const youngSerif = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
/**
 * The size in px at which outlines are stored, in whole numbers: more precise than any shelf's pixels, and
 * mostly with two digits.
 */
const kept = 200;

/** Returns the width of a line in Young Serif. */
export function widthOf(text: string, size: number): number {
  return youngSerif.getAdvanceWidth(text, size);
}

/** Sets the lines of one drawing in Young Serif. */
export interface Typesetter {
  /** Returns a line centered at `x`. */
  line: (text: string, x: number, y: number, style: { size: number; fill: string }) => string;
  /** Returns the outlines of all letters so far, once each. */
  outlines: () => string;
}

/**
 * Returns a typesetter that draws letters as outlines. A picture in a page cannot use the page's fonts, so
 * text would use whatever serif the reader's machine has.
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

/**
 * Returns relative coordinates, which need half the digits. The font has a line of zero length after each
 * curve.
 */
function outlineOf(glyph: opentype.Glyph): string {
  return svgpath(glyph.getPath(0, 0, kept).toPathData(2))
    .rel()
    .round(0)
    .iterate(([command, x, y]) => (command === 'l' && x === 0 && y === 0 ? [] : undefined))
    .toString();
}
