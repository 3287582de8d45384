/**
 * `pnpm --filter @daily-nest/storybook baselines:changed BASE`: writes the changes of the pictures in
 * `baselines/` since that commit for a reviewer: `test-results/changed/index.html`, before, after and
 * difference. Writes nothing if all are the same.
 */
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { difference } from './compare.ts';
import { type Change, writeReview } from './review.ts';

/** Returns the new and changed pictures of a folder's `baselines/` since that commit. */
export async function changedSince(base: string, home: URL): Promise<Change[]> {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: fileURLToPath(home), maxBuffer: 64 << 20, stdio: 'pipe' });
  const list = (kind: string) =>
    git('diff', '--name-only', '--relative', '--no-renames', `--diff-filter=${kind}`, base, '--', 'baselines')
      .toString()
      .split('\n')
      .filter(Boolean);
  const change = async (path: string, before?: Uint8Array): Promise<Change> => {
    const file = path.replace('baselines/', '');
    const is = await readFile(new URL(path, home));
    const look = before && (await difference(before, is));
    const sentence = before ? (look?.sentence ?? 'differs by what nobody sees') : 'is new';
    const after = await sharp(is).png().toBuffer();
    return { component: file.split('.')[0]!, file, sentence, before, after, marks: await look?.mark?.() };
  };
  return Promise.all([
    ...list('A').map((path) => change(path)),
    ...list('M').map((path) => change(path, git('show', `${base}:./${path}`))),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const home = new URL('../', import.meta.url);
  const report = new URL('test-results/changed/', home);
  const changes = await changedSince(process.argv[2] ?? 'main', home);
  await rm(report, { recursive: true, force: true });
  if (changes.length > 0) await writeReview(report, changes);
  const said = changes.length > 0 ? `${changes.length} in ${fileURLToPath(report)}` : 'no picture changed';
  process.stdout.write(`${said}\n`);
}
