import { describe, expect, it } from 'vitest';
import { matched } from '../vanilla-extract/define-font-family.ts';
import { measureFont } from './index.ts';

/**
 * Returns a minimal font that can be measured: every character from U+0020 to U+007E is one glyph of `width`
 * units.
 */
function monospaced(width: number): Uint8Array {
  const tables: [string, number[]][] = [
    // Format 4: one segment that maps everything to glyph 1 through its array, and the end segment.
    [
      'cmap',
      [
        0,
        1,
        3,
        1,
        0,
        12,
        4,
        32 + 95 * 2,
        0,
        4,
        4,
        1,
        0,
        0x7e,
        0xffff,
        0,
        0x20,
        0xffff,
        0,
        1,
        4,
        0,
        ...Array<number>(95).fill(1),
      ],
    ],
    ['head', [...Array<number>(9).fill(0), 1000, ...Array<number>(17).fill(0)]],
    ['hhea', [1, 0, 900, 0x1_0000 - 300, 50, ...Array<number>(12).fill(0), 2]],
    ['hmtx', [0, 0, width, 0]],
  ];
  const directory = 12 + tables.length * 16;
  const bytes = new Uint8Array(directory + tables.reduce((sum, [, words]) => sum + words.length * 2, 0));
  const view = new DataView(bytes.buffer);
  view.setUint16(4, tables.length);
  let offset = directory;
  for (const [index, [tag, words]] of tables.entries()) {
    for (let letter = 0; letter < 4; letter += 1) bytes[12 + index * 16 + letter] = tag.charCodeAt(letter);
    view.setUint32(12 + index * 16 + 8, offset);
    for (const [at, word] of words.entries()) view.setUint16(offset + at * 2, word);
    offset += words.length * 2;
  }
  return bytes;
}

describe('measureFont', () => {
  it('returns the line height and the average width of English text', () => {
    expect(measureFont(monospaced(500))).toEqual({
      unitsPerEm: 1000,
      ascent: 900,
      descent: -300,
      lineGap: 50,
      averageWidth: 500,
    });
  });

  it('says what an invalid font lacks', () => {
    expect(() => measureFont(new Uint8Array(16))).toThrow(/found no "hhea" table/);
  });
});

describe('the fallback of a family', () => {
  it('is scaled to the widths of the font, with the same line height', () => {
    const web = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, averageWidth: 500 };
    const local = { unitsPerEm: 2000, ascent: 1800, descent: -400, lineGap: 100, averageWidth: 800 };
    expect(matched(web, local)).toEqual({
      sizeAdjust: '125%',
      ascentOverride: '72%',
      descentOverride: '24%',
      lineGapOverride: '0%',
    });
  });
});
