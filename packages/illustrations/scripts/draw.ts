/**
 * `pnpm --filter @daily-nest/illustrations draw [name …]` writes the files of new or changed scenes to
 * drawn/, and removes those of removed scenes.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseScenes } from './choose-scenes.ts';
import { drawStale, removeLeftovers } from './draw-stale.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: resolve(import.meta.dirname, '..') } },
});
const root = resolve(values.root);
const { chosen, scenes, complete } = await chooseScenes(root, positionals);
if (chosen) {
  const drawn = join(root, 'drawn');
  await drawStale(drawn, chosen, ({ name, seconds, bytes }) =>
    console.log(`${name}: ${Math.round(bytes / 1000)} kB in ${seconds.toFixed(1)} s`),
  );
  if (complete) await removeLeftovers(drawn, scenes);
}
