/**
 * `pnpm --filter @daily-nest/illustrations look [name …] [--scale .5] [--sheet]` draws scenes as PNG files
 * into .data/pictures/, for reviewing them before they are drawn for the site.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseScenes } from './choose-scenes.ts';
import { proof, proofSheet } from './proof.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
    scale: { type: 'string', default: '1' },
    sheet: { type: 'boolean', default: false },
  },
});
const root = resolve(values.root);
const chosen = (await chooseScenes(root, positionals)).chosen ?? [];
if (values.sheet) await put('sheet', await proofSheet(chosen));
else for (const [name, scene] of chosen) await put(name, await proof(scene, name, Number(values.scale)));

async function put(name: string, png: Buffer) {
  const file = join(root, '.data/pictures', `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
  console.log(file);
}
