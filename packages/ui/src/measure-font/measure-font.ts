/** The metrics that a fallback font must match: the vertical ones and the average width of English text. */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average advance width of English text, in font units. */
  averageWidth: number;
}

/** How often a character occurs in 1000 characters of English text. */
const frequency: Record<string, number> = {
  ' ': 172,
  e: 98,
  t: 71,
  a: 64,
  o: 60,
  i: 56,
  n: 55,
  s: 51,
  r: 48,
  h: 47,
  l: 33,
  d: 32,
  c: 23,
  u: 22,
  m: 20,
  f: 18,
  p: 17,
  g: 16,
  w: 17,
  y: 15,
  b: 12,
  v: 8,
  k: 6,
  ',': 10,
  '.': 9,
  T: 4,
  S: 3,
  A: 3,
  W: 2,
  H: 2,
  C: 2,
  I: 2,
  '-': 2,
};

/**
 * Reads the metrics of a TrueType or OpenType font for the `metrics` of a face in `defineFontFamily`. Not for
 * WOFF: let your subsetting tool write `sfnt` as well.
 *
 * @throws if the data is not such a font, or has no Latin letters.
 */
export function measureFont(sfnt: Uint8Array): FontMetrics {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...sfnt.subarray(record, record + 4));
    tables.set(tag, view.getUint32(record + 8));
  }
  const table = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined)
      throw new Error(`ui: measureFont found no "${tag}" table. Give it a .ttf or .otf font.`);
    return offset;
  };
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const widths = view.getUint16(hhea + 34);
  const glyphOf = characterMap(view, table('cmap'));

  let total = 0;
  let count = 0;
  for (const [character, weight] of Object.entries(frequency)) {
    const glyph = glyphOf(character.codePointAt(0)!);
    if (glyph === 0)
      throw new Error(`ui: measureFont found no glyph for "${character}", so the font has no Latin letters.`);
    total += weight * view.getUint16(hmtx + Math.min(glyph, widths - 1) * 4);
    count += weight;
  }
  return {
    unitsPerEm: view.getUint16(table('head') + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    averageWidth: Math.round(total / count),
  };
}

/** Format 4 of the `cmap` table, which every font for Latin text has: https://learn.microsoft.com/typography/opentype/spec/cmap */
function characterMap(view: DataView, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, i) => cmap + view.getUint32(cmap + 8 + i * 8),
  );
  const start = subtables.find((offset) => view.getUint16(offset) === 4);
  if (start === undefined) throw new Error('ui: measureFont can only read character maps of format 4.');
  const doubled = view.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > view.getUint16(ends + at)) continue;
      const first = view.getUint16(starts + at);
      if (code < first) return 0;
      const delta = view.getUint16(deltas + at);
      const range = view.getUint16(ranges + at);
      if (range === 0) return (code + delta) % 65_536;
      const glyph = view.getUint16(ranges + at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 65_536;
    }
    return 0;
  };
}
