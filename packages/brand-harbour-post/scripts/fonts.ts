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
  {
    out: 'bricolage-display',
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    axes: { opsz: 40, wght: 750 },
    text: letters + signs + accents,
  },
  {
    out: 'bricolage-ui',
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    axes: { opsz: 14, wght: 500 },
    text: letters + signs,
  },
  {
    out: 'bitter-text',
    from: '@fontsource/bitter/files/bitter-latin-400-normal',
    axes: undefined,
    text: letters + signs + accents,
  },
  // Fetched only by pages that set something strong or slanted.
  {
    out: 'bitter-strong',
    from: '@fontsource/bitter/files/bitter-latin-600-normal',
    axes: undefined,
    text: `${letters}“”‘’–—…`,
  },
  {
    out: 'bitter-italic',
    from: '@fontsource/bitter/files/bitter-latin-400-italic',
    axes: undefined,
    text: `${letters}“”‘’–—…`,
  },
] as const;

const fonts = new URL('../src/fonts/', import.meta.url);
const metrics: Record<string, unknown> = {};
let total = 0;
for (const { out, from, axes, text } of files) {
  const source = await readFile(new URL(import.meta.resolve(`${from}.woff2`)));
  const options = { variationAxes: axes, keepFeatures: ['kern', 'liga', 'mark'], noHinting: true };
  const woff2 = await subsetFont(source, text, { ...options, targetFormat: 'woff2' });
  metrics[out] = measureFont(await subsetFont(source, text, { ...options, targetFormat: 'sfnt' }));
  await writeFile(new URL(`${out}.woff2`, fonts), woff2);
  total += woff2.length;
  console.log(`${out}.woff2 ${(woff2.length / 1000).toFixed(1)} kB`);
}
await writeFile(new URL('metrics.json', fonts), `${JSON.stringify(metrics, null, 2)}\n`);
console.log(`together ${(total / 1000).toFixed(1)} kB`);
