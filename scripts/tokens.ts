/**
 * Writes a release's files for designers, for both titles: the tokens of each scheme for design tools, which
 * Figma imports as modes of its variables, and the style sheet. Run it with `pnpm tokens FOLDER` once
 * packages/ui is built.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { dailyNest, faces as dailyNestFaces } from '../packages/brand-daily-nest/src/spec.ts';
import { faces as harbourPostFaces, harbourPost } from '../packages/brand-harbour-post/src/spec.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: pnpm tokens FOLDER');
  process.exit(2);
}
const out = resolve(folder);
const cli = new URL('../packages/ui/dist/cli/cli.js', import.meta.url).pathname;

const titles = {
  'daily-nest': dailyNest(dailyNestFaces),
  'harbour-post': harbourPost(...harbourPostFaces),
};

const work = await mkdtemp(join(tmpdir(), 'tokens-'));
try {
  await mkdir(out, { recursive: true });
  for (const [title, brand] of Object.entries(titles)) {
    const spec = join(work, `${title}.json`);
    await writeFile(spec, JSON.stringify(brand));
    const run = (...options: string[]) => promisify(execFile)(process.execPath, [cli, ...options]);
    await run('tokens', spec, '--out', work);
    for (const scheme of ['light', 'dark'])
      await rename(join(work, `${scheme}.tokens.json`), join(out, `${title}.${scheme}.tokens.json`));
    await run('brand', spec, '--out', join(out, `${title}.css`));
  }
} finally {
  await rm(work, { recursive: true });
}
