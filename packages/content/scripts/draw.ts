/**
 * `pnpm --filter @daily-nest/content pictures`
 *
 * - `look [name …] [--scale .5] [--sheet]` draws scenes for looking at them, into .data/pictures/.
 * - `draw [name …]` makes the files of those that changed, into drawn/.
 *
 * See src/cut-paper/README.md.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clearLeftovers, drawStale } from './cut-paper/draw-stale.ts';
import { look, lookAtAll } from './cut-paper/look.ts';
import { fileOf, nameOf, readScenes } from './cut-paper/scenes.ts';
import { printProblem } from './problem.ts';
import { write } from './write.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
    scale: { type: 'string', default: '1' },
    sheet: { type: 'boolean', default: false },
  },
});
const [verb, ...wanted] = positionals;
const root = resolve(values.root);
const { scenes, problems } = await readScenes(root);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const chosen = [...scenes].filter(([name]) => isWanted(name));
const bad = problems.filter(({ file }) => isWanted(nameOf(file)));
const missing = wanted.filter((name) => !scenes.has(name) && !bad.some(({ file }) => nameOf(file) === name));
for (const problem of bad) console.error(printProblem(problem));
for (const name of missing) console.error(`There is no scene ${name}: it would be ${fileOf(name)}`);

if (verb !== 'look' && verb !== 'draw') {
  console.error('Say what to do: pictures look [name …] [--scale .5] [--sheet], or pictures draw [name …]');
  process.exitCode = 2;
} else if (bad.length > 0 || missing.length > 0) {
  process.exitCode = 1;
} else if (verb === 'draw') {
  await drawStale(root, chosen, ({ name, seconds, bytes }) =>
    console.log(`${name}: ${Math.round(bytes / 1000)} kB in ${seconds.toFixed(1)} s`),
  );
  if (problems.length === 0) await clearLeftovers(root, scenes);
} else if (values.sheet) {
  await put('sheet', await lookAtAll(chosen));
} else {
  for (const [name, scene] of chosen) await put(name, await look(scene, name, Number(values.scale)));
}

async function put(name: string, png: Buffer) {
  const file = join(root, '.data/pictures', `${name}.png`);
  await write(file, png);
  console.log(file);
}
