// A title that calls this compiles it too, and an ambient declaration cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./subset-font.d.ts" />
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measureFont } from '@daily-nest/ui/measure-font';
import subsetFont from 'subset-font';
import { byDefault } from './by-default.ts';
import { characters } from './characters.ts';
import { redrawGlyph } from './glyphs.ts';
import { kernedWidth } from './kerned-width.ts';
import { withoutSlash } from './plain-zero.ts';

export { characters } from './characters.ts';

/** One cut of a font: the resulting file, the source file, and the remaining characters. */
export interface FontCut {
  /** The name of the result, without extension. */
  out: string;
  /** A woff2 of a font package, for example `@fontsource/bitter/files/bitter-latin-400-normal.woff2`. */
  from: string;
  /** The fixed values of a variable font's axes. */
  axes?: Record<string, number>;
  text: string;
  /** The remaining OpenType features. @default kern, liga, mark */
  features?: readonly string[];
  /** Whether to remove the slash of its zero, for dates and bylines. @default false */
  plainZero?: boolean;
  /**
   * The file with the Latin letters of a font for another script, by which its fallback is measured: names and numbers in its text use
   * that fallback. @default `from`
   */
  latin?: string;
  /** Whether its figures become as high as capitals, in a face with old-style ones by default. @default false */
  liningFigures?: boolean;
}

/**
 * Cuts the fonts of a title down to the characters of its edition and measures them. Writes `<out>.woff2` and
 * `metrics.json`, which are committed, into `folder`, and prints each size in kB.
 *
 * @param resolve finds a package's file from the title: `import.meta.resolve`.
 */
export async function cutFonts(
  folder: URL,
  cuts: readonly FontCut[],
  resolve: (specifier: string) => string,
): Promise<void> {
  const metrics: Record<string, unknown> = {};
  let total = 0;
  for (const { out, from, axes, text, latin, features = ['kern', 'liga', 'mark'], ...figures } of cuts) {
    const options = { keepFeatures: features, noHinting: true };
    const source = await readFile(fileURLToPath(resolve(from)));
    const cut = await subsetFont(source, text, {
      ...options,
      keepFeatures: figures.liningFigures ? [...features, 'lnum'] : features,
      variationAxes: axes,
      targetFormat: 'sfnt',
    });
    const font = Buffer.from(withFigures(cut, text, figures));
    const woff2 = await subsetFont(font, text, { ...options, targetFormat: 'woff2' });
    const measurable = latin ? await plain(await readFile(fileURLToPath(resolve(latin)))) : font;
    const measured = measureFont(measurable);
    metrics[out] = {
      ...measured,
      averageWidth: Math.round(measured.averageWidth * kernedWidth(measurable)),
    };
    await writeFile(new URL(`${out}.woff2`, folder), woff2);
    total += woff2.length;
    process.stdout.write(`${out}.woff2 ${(woff2.length / 1000).toFixed(1)} kB\n`);
  }
  await writeFile(new URL('metrics.json', folder), `${JSON.stringify(metrics, null, 2)}\n`);
  process.stdout.write(`together ${(total / 1000).toFixed(1)} kB\n`);
}

/** Returns a font with the characters of English, uncompressed. */
const plain = async (source: Uint8Array): Promise<Buffer> =>
  Buffer.from(await subsetFont(Buffer.from(source), characters.letters, { targetFormat: 'sfnt' }));

/** Returns a font with the figures of a cut. */
function withFigures(
  font: Uint8Array,
  text: string,
  { plainZero, liningFigures }: Pick<FontCut, 'plainZero' | 'liningFigures'>,
): Uint8Array {
  const lined = liningFigures ? byDefault(font, 'lnum', text) : font;
  return plainZero ? redrawGlyph(lined, '0', withoutSlash) : lined;
}
