import { expect, it } from 'vitest';
import { contoursOf, redrawGlyph } from './glyphs.ts';
import { type Contour, withoutSlash } from './plain-zero.ts';

/** Points as `x,y`; a control point has a star. */
const contour = (points: string): Contour =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.replace('*', '').split(',').map(Number);
    return { x, y, on: !point.endsWith('*') };
  });

const ring = contour('300,0 0,0* 0,300 0,600* 300,600 600,600* 600,300 600,0*');
const slashed = [
  ring,
  contour('300,80 360,80* 420,130 160,440 120,380* 120,300 120,80*'),
  contour('180,470 440,160 480,220* 480,300 480,520* 300,520 240,520*'),
];

it('removes the slash and joins the counters on each side of it', () => {
  const [outside, inside, ...more] = withoutSlash(slashed);
  expect(outside).toEqual(ring);
  expect(more).toEqual([]);
  for (const corner of ['420,130', '160,440', '180,470', '440,160'])
    expect(inside).toContainEqual(contour(corner)[0]);
  const [x, y] = [inside!.map((point) => point.x), inside!.map((point) => point.y)];
  expect([Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)]).toEqual([120, 480, 80, 520]);
});

it('throws if there is no slash', () => {
  expect(() => withoutSlash([ring, slashed[1]!])).toThrow('this zero has no slash');
});

it('replaces a glyph in a font and keeps its neighbors', () => {
  const font = fontOf({
    '/': [contour('0,0 100,0 100,700')],
    '0': slashed,
    '1': [contour('0,0 90,0 90,600 0,600')],
  });
  const plain = redrawGlyph(font, '0', withoutSlash);
  expect(contoursOf(plain, '0')).toEqual(withoutSlash(slashed));
  expect(contoursOf(plain, '/')).toEqual(contoursOf(font, '/'));
  expect(contoursOf(plain, '1')).toEqual([contour('0,0 90,0 90,600 0,600')]);
  expect(() => redrawGlyph(font, 'Q', withoutSlash)).toThrow('no glyph for "Q"');
});

/** Returns a font of only outlines: the glyphs of `/`, `0` and `1`, one after the other. */
function fontOf(glyphs: Record<'/' | '0' | '1', readonly Contour[]>): Uint8Array {
  const outlines = [glyphs['/'], glyphs['0'], glyphs['1']].map(outline);
  const loca = new DataView(new ArrayBuffer(16));
  let offset = 0;
  for (const [index, bytes] of outlines.entries()) loca.setUint32((index + 1) * 4, (offset += bytes.length));
  const head = new DataView(new ArrayBuffer(54));
  head.setInt16(50, 1);
  // One table of segments: from / to 1 onto glyphs 0 to 2, and the required end segment.
  const cmap = new DataView(new ArrayBuffer(12 + 32));
  cmap.setUint16(2, 1);
  cmap.setUint32(8, 12);
  const words = [4, 32, 0, 4, 0, 0, 0, 0x31, 0xffff, 0, 0x2f, 0xffff, -0x2f & 0xffff, 1, 0, 0];
  for (const [index, word] of words.entries()) cmap.setUint16(12 + index * 2, word);
  return sfntOf({ cmap, glyf: new Uint8Array(outlines.flat()), head, loca });
}

const short = (value: number) => [(value >> 8) & 255, value & 255];

function outline(contours: readonly Contour[]): number[] {
  const points = contours.flat();
  let end = -1;
  const ends = contours.flatMap(({ length }) => short((end += length)));
  const steps = (values: number[]) =>
    values.flatMap((value, index) => short(value - (values[index - 1] ?? 0)));
  const bytes = [
    ...short(contours.length),
    ...Array<number>(8).fill(0),
    ...ends,
    ...short(0),
    ...points.map(({ on }) => Number(on)),
    ...steps(points.map(({ x }) => x)),
    ...steps(points.map(({ y }) => y)),
  ];
  return [...bytes, ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0)];
}

function sfntOf(tables: Record<string, ArrayBufferView>): Uint8Array {
  const entries = Object.entries(tables);
  let offset = 12 + entries.length * 16;
  const directory = new DataView(new ArrayBuffer(offset));
  directory.setUint32(0, 0x0001_0000);
  directory.setUint16(4, entries.length);
  const parts: number[][] = [];
  for (const [index, [tag, { buffer, byteOffset, byteLength }]] of entries.entries()) {
    const record = 12 + index * 16;
    for (const at of [0, 1, 2, 3]) directory.setUint8(record + at, tag.codePointAt(at)!);
    directory.setUint32(record + 8, offset);
    directory.setUint32(record + 12, byteLength);
    const padded = [
      ...new Uint8Array(buffer, byteOffset, byteLength),
      ...Array<number>((4 - (byteLength % 4)) % 4).fill(0),
    ];
    parts.push(padded);
    offset += padded.length;
  }
  return new Uint8Array([...new Uint8Array(directory.buffer), ...parts.flat()]);
}
