import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import { replaceTable } from './glyphs.ts';

/**
 * Makes the forms of an OpenType feature the default ones, such as lining figures (`lnum`) in a face with
 * old-style ones. So no style has to ask for them, and the other forms can be cut off.
 *
 * @param sfnt a font with the feature, uncompressed.
 * @param text the characters to keep, of the Basic Multilingual Plane.
 * @throws if the font has no such forms of them.
 */
export function byDefault(sfnt: Uint8Array, feature: string, text: string): Uint8Array {
  const font = new Font(new Face(new Blob(sfnt)));
  const codes = [...new Set(text)].map((character) => character.codePointAt(0)!).toSorted((a, b) => a - b);
  const glyphsWith = (value: 0 | 1) =>
    codes.map((code) => glyphOf(font, new Feature(feature, value), String.fromCodePoint(code)));
  const glyphs = glyphsWith(1);
  if (glyphs.join() === glyphsWith(0).join())
    throw new Error(`brand: this font has no "${feature}" forms of these characters.`);
  return replaceTable(sfnt, 'cmap', writeCharacterMap(codes, glyphs));
}

function glyphOf(font: Font, feature: Feature, character: string): number {
  const buffer = new Buffer();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  shape(font, buffer, [feature]);
  return buffer.getGlyphInfos()[0]!.codepoint;
}

/** Returns a character map of format 4, with a segment for each character; the caller's packer joins them. */
function writeCharacterMap(codes: readonly number[], glyphs: readonly number[]): Uint8Array {
  const found = [...codes.keys()].filter((place) => glyphs[place] !== 0);
  const segments = [...found.map((place) => [codes[place]!, glyphs[place]! - codes[place]!]), [0xff_ff, 1]];
  const count = segments.length;
  const head = 12;
  const length = 16 + count * 8;
  const view = new DataView(new ArrayBuffer(head + length));
  const half = 2 ** Math.floor(Math.log2(count));
  const words = [
    // One table: Windows, Unicode.
    0,
    1,
    3,
    1,
    0,
    head,
    4,
    length,
    0,
    count * 2,
    half * 2,
    Math.log2(half),
    (count - half) * 2,
    ...segments.map(([code]) => code!),
    0,
    ...segments.map(([code]) => code!),
    ...segments.map(([, delta]) => delta! & 0xff_ff),
    ...segments.map(() => 0),
  ];
  for (const [place, word] of words.entries()) view.setUint16(place * 2, word);
  return new Uint8Array(view.buffer);
}
