import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeReview } from './review.ts';

let folder: URL;

beforeEach(async () => {
  folder = pathToFileURL(`${await mkdtemp(`${tmpdir()}/review-`)}/`);
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = new Uint8Array([1, 2, 3]);
const index = () => readFile(new URL('index.html', folder), 'utf8');

it('shows before, after, difference and both in turn, and how to accept them', async () => {
  const file = 'Header.daily-nest.dark.webp';
  const sentence = 'differs in 312 pixels';
  await writeReview(folder, [
    { component: 'Header', file, sentence, before: bytes, after: bytes, marks: bytes },
  ]);
  const page = await index();
  for (const picture of ['before.webp', 'after.png', 'difference.png'])
    expect(page).toContain(`src="Header.daily-nest.dark.${picture}"`);
  expect(page).toContain('By turns');
  expect(page).toContain('Header.daily-nest.dark.webp: differs in 312 pixels');
  expect(page).toContain("pnpm --filter @daily-nest/storybook baselines:update -t '^Header '");
  expect(await readdir(folder)).toHaveLength(5);
});

it('shows only the new picture of a new component', async () => {
  const file = 'Shelf.wireframe.light.webp';
  await writeReview(folder, [{ component: 'Shelf', file, sentence: 'has no baseline', after: bytes }]);
  expect(await index()).not.toContain('Before');
  expect(await readdir(folder)).toEqual(['Shelf.wireframe.light.after.png', 'changes.json', 'index.html']);
});
