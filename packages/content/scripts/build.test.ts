import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleFile, words } from './sample.ts';

const script = join(import.meta.dirname, 'build.ts');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(root, 'articles'));
  await mkdir(join(root, 'wellness'));
});

afterEach(() => rm(root, { recursive: true }));

/** Runs the command that `pnpm build` runs, on a content folder of the test's own. */
function build(): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--root', root], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

async function readJson(name: string): Promise<{ slug: string }[]> {
  return JSON.parse(await readFile(join(root, 'dist', name), 'utf8')) as { slug: string }[];
}

/** An article whose body begins with a link. */
function linkingTo(target: string): string {
  return sampleFile({}, `[next](${target}) ${words(600)}`);
}

it('writes the articles newest first', async () => {
  await writeFile(join(root, 'articles/older.md'), sampleFile({ date: '2026-04-01' }));
  await writeFile(join(root, 'articles/newer.md'), sampleFile({ date: '2026-05-01' }));

  const { code, stdout } = await build();

  expect(stdout).toBe('content: 2 articles, 0 wellness articles, 0 pictures\n');
  expect(code).toBe(0);
  expect((await readJson('articles.json')).map(({ slug }) => slug)).toEqual(['newer', 'older']);
  expect(await readJson('wellness.json')).toEqual([]);
});

it('stops at a bad file with file, line and reason, and writes nothing', async () => {
  await writeFile(join(root, 'articles/good.md'), sampleFile());
  await writeFile(join(root, 'articles/bad.md'), sampleFile({ date: 'soon' }));

  const { code, stderr } = await build();

  expect(stderr).toBe(
    'articles/bad.md:6: date: must be a day such as 2026-05-04\ncontent: 1 problem, nothing was written\n',
  );
  expect(code).toBe(1);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

it('keeps the last good build when a file turns bad', async () => {
  await writeFile(join(root, 'articles/first.md'), sampleFile());
  await build();
  await writeFile(join(root, 'articles/second.md'), 'no front matter');

  expect((await build()).code).toBe(1);
  expect((await readJson('articles.json')).map(({ slug }) => slug)).toEqual(['first']);
});

it('lets articles link to each other, and refuses two of one slug', async () => {
  await writeFile(join(root, 'articles/one.md'), linkingTo('/articles/two'));
  await writeFile(join(root, 'articles/two.md'), linkingTo('/articles/three'));
  await writeFile(join(root, 'wellness/one.md'), 'no front matter');

  const { stderr } = await build();

  expect(stderr).toContain('articles/two.md:11: the link /articles/three leads to no page of the site\n');
  expect(stderr).toContain('wellness/one.md:1: articles/one.md has the same slug\n');
  expect(stderr).not.toContain('articles/one.md:11');
});

it('writes the drawings, and takes away those of an earlier build', async () => {
  const index = join(root, 'src/pictures/index.ts');
  await mkdir(join(root, 'src/pictures'), { recursive: true });
  await writeFile(index, "export const pictures = { 'first-steps': '<svg/>', 'posts/old': '<svg/>' };");
  await build();
  await writeFile(
    index,
    "export const pictures = { 'first-steps': '<svg id=\"2\"/>', 'posts/new': '<svg/>' };",
  );
  await build();

  const pictures = join(root, 'dist/pictures');
  expect(await readFile(join(pictures, 'first-steps.svg'), 'utf8')).toBe('<svg id="2"/>');
  expect(existsSync(join(pictures, 'posts/new.svg'))).toBe(true);
  expect(existsSync(join(pictures, 'posts/old.svg'))).toBe(false);
});
