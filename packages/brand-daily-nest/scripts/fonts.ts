/**
 * Cuts the fonts of this brand down to what the edition uses and measures them: `node scripts/fonts.ts`. The results are
 * committed; run it again when a character, a weight or a release of the fonts changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { measureFont } from '@daily-nest/ui/measure-font';
import subsetFont from 'subset-font';

const letters =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0!"#$%&\'()*+,-./:;<=>?@[]_`{|}~';
const signs = '“”‘’–—…→←©®™°·•×½¼€£§';
const accents = 'éèêëàâäáãåçïîíñóôöøúûüßæœÉÖÜ';

const files = [
  // One family in two cuts: a large optical size for headlines, a small one for reading.
  {
    out: 'newsreader-display',
    from: 'newsreader-latin-opsz-normal',
    axes: { opsz: 40, wght: 600 },
    text: letters + signs + accents,
  },
  {
    out: 'newsreader-text',
    from: 'newsreader-latin-opsz-normal',
    axes: { opsz: 16, wght: 400 },
    text: letters + signs + accents,
  },
  {
    out: 'newsreader-italic',
    from: 'newsreader-latin-opsz-italic',
    axes: { opsz: 16, wght: 400 },
    text: `${letters}“”‘’–—…éèñü`,
  },
] as const;

const fonts = new URL('../src/fonts/', import.meta.url);
const metrics: Record<string, unknown> = {};
let total = 0;
for (const { out, from, axes, text } of files) {
  const source = await readFile(
    new URL(import.meta.resolve(`@fontsource-variable/newsreader/files/${from}.woff2`)),
  );
  const options = { variationAxes: axes, keepFeatures: ['kern', 'liga', 'mark'], noHinting: true };
  const woff2 = await subsetFont(source, text, { ...options, targetFormat: 'woff2' });
  metrics[out] = measureFont(await subsetFont(source, text, { ...options, targetFormat: 'sfnt' }));
  await writeFile(new URL(`${out}.woff2`, fonts), woff2);
  total += woff2.length;
  console.log(`${out}.woff2 ${(woff2.length / 1000).toFixed(1)} kB`);
}
await writeFile(new URL('metrics.json', fonts), `${JSON.stringify(metrics, null, 2)}\n`);
console.log(`together ${(total / 1000).toFixed(1)} kB`);
