import type { Contour, Point } from './plain-zero.ts';

/**
 * Replaces the outline of a glyph in a TrueType font.
 *
 * @param sfnt a font with `glyf` outlines, uncompressed.
 * @param character the character of the glyph.
 * @param draw gets its contours and returns the new ones. The glyph's hints are dropped.
 * @returns the font with that glyph; the caller's packer sets the checksums.
 * @throws if the font has no such outline.
 */
export function redrawGlyph(
  sfnt: Uint8Array,
  character: string,
  draw: (contours: Contour[]) => readonly Contour[],
): Uint8Array {
  const tables = readTables(sfnt);
  const glyph = glyphOf(tables, character);
  const offsets = readLoca(tables);
  const glyf = table(tables, 'glyf');
  const [start, end] = [offsets[glyph]!, offsets[glyph + 1]!];
  const drawn = writeContours(draw(readContours(glyf.subarray(start, end))));
  const grown = drawn.length - (end - start);
  tables.set('glyf', concat([glyf.subarray(0, start), drawn, glyf.subarray(end)]));
  tables.set('loca', writeLoca(offsets.map((offset, index) => (index > glyph ? offset + grown : offset))));
  const head = table(tables, 'head').slice();
  viewOf(head).setInt16(50, 1);
  tables.set('head', head);
  return writeTables(sfnt.subarray(0, 4), tables);
}

/** Returns the outline of a character, as `redrawGlyph` passes it to `draw`. */
export function contoursOf(sfnt: Uint8Array, character: string): Contour[] {
  const tables = readTables(sfnt);
  const glyph = glyphOf(tables, character);
  const offsets = readLoca(tables);
  return readContours(table(tables, 'glyf').subarray(offsets[glyph], offsets[glyph + 1]));
}

/** Replaces a table of a font; the caller's packer sets the checksums. */
export function replaceTable(sfnt: Uint8Array, tag: string, bytes: Uint8Array): Uint8Array {
  return writeTables(sfnt.subarray(0, 4), readTables(sfnt).set(tag, bytes));
}

type Tables = Map<string, Uint8Array>;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readTables(sfnt: Uint8Array): Tables {
  const view = viewOf(sfnt);
  const tables: Tables = new Map();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const start = view.getUint32(record + 8);
    const tag = String.fromCharCode(...sfnt.subarray(record, record + 4));
    tables.set(tag, sfnt.subarray(start, start + view.getUint32(record + 12)));
  }
  return tables;
}

function table(tables: Tables, tag: string): Uint8Array {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`brand: this font has no "${tag}" table, so its outlines cannot be read.`);
  return bytes;
}

function writeTables(version: Uint8Array, tables: Tables): Uint8Array {
  const directory = new Uint8Array(12 + tables.size * 16);
  const view = viewOf(directory);
  directory.set(version);
  view.setUint16(4, tables.size);
  const parts = [directory];
  let start = directory.length;
  for (const [index, [tag, bytes]] of [...tables].entries()) {
    const record = 12 + index * 16;
    for (const at of tag.split('').keys()) directory[record + at] = tag.codePointAt(at)!;
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, bytes.length);
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    parts.push(padded);
    start += padded.length;
  }
  return concat(parts);
}

function readLoca(tables: Tables): number[] {
  const loca = viewOf(table(tables, 'loca'));
  const long = viewOf(table(tables, 'head')).getInt16(50) === 1;
  return Array.from({ length: loca.byteLength / (long ? 4 : 2) }, (_, index) =>
    long ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2,
  );
}

function writeLoca(offsets: readonly number[]): Uint8Array {
  const loca = new Uint8Array(offsets.length * 4);
  for (const [index, offset] of offsets.entries()) viewOf(loca).setUint32(index * 4, offset);
  return loca;
}

/** Returns the number of a character's glyph, from the table of the Basic Multilingual Plane. */
function glyphOf(tables: Tables, character: string): number {
  const code = character.codePointAt(0)!;
  const cmap = viewOf(table(tables, 'cmap'));
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(start) !== 4) continue;
    const segments = cmap.getUint16(start + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const ends = start + 14 + segment * 2;
      const starts = ends + segments * 2 + 2;
      const first = cmap.getUint16(starts);
      if (code < first || code > cmap.getUint16(ends)) continue;
      const delta = cmap.getUint16(starts + segments * 2);
      const ranges = starts + segments * 4;
      const range = cmap.getUint16(ranges);
      if (range === 0) return (code + delta) & 0xff_ff;
      return (cmap.getUint16(ranges + range + (code - first) * 2) + delta) & 0xff_ff;
    }
  }
  throw new Error(`brand: this font has no glyph for "${character}".`);
}

const onCurve = 1;
const shortX = 2;
const shortY = 4;
const repeated = 8;
const sameX = 16;
const sameY = 32;

function readContours(glyph: Uint8Array): Contour[] {
  const view = viewOf(glyph);
  const count = view.getInt16(0);
  if (count < 1) throw new Error('brand: this is a composite glyph, so it has no outline to replace.');
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + index * 2));
  const total = ends.at(-1)! + 1;
  let at = 10 + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at++);
    const times = flag & repeated ? view.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += view.getUint8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(shortX, sameX);
  const ys = read(shortY, sameY);
  const points = flags.map((flag, index): Point => ({
    x: xs[index]!,
    y: ys[index]!,
    on: (flag & onCurve) === 1,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : ends[index - 1]! + 1, end + 1));
}

/** Returns contours in the long format; the caller's packer shortens it. */
function writeContours(contours: readonly Contour[]): Uint8Array {
  const points = contours.flat();
  const size = 10 + contours.length * 2 + 2 + points.length * 5;
  const glyph = new Uint8Array(Math.ceil(size / 4) * 4);
  const view = viewOf(glyph);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  view.setInt16(0, contours.length);
  for (const [place, value] of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].entries())
    view.setInt16(2 + place * 2, value);
  let end = -1;
  for (const [index, contour] of contours.entries()) view.setUint16(10 + index * 2, (end += contour.length));
  let at = 10 + contours.length * 2 + 2;
  for (const { on } of points) view.setUint8(at++, on ? onCurve : 0);
  for (const values of [xs, ys]) {
    for (const [index, value] of values.entries()) {
      view.setInt16(at, value - (index === 0 ? 0 : values[index - 1]!));
      at += 2;
    }
  }
  return glyph;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
