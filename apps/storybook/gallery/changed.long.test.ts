import { copyFile, mkdir, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gitRepository } from '@daily-nest/testing/git-repository';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince } from './changed.ts';

const baselines = new URL('../baselines/', import.meta.url);

let repository: ReturnType<typeof gitRepository>;
let home: URL;
/** Replaces one picture of the kit with another. */
const take = (from: string, to: string) =>
  copyFile(new URL(`${from}.webp`, baselines), new URL(`baselines/${to}.webp`, home));

beforeEach(async () => {
  repository = gitRepository();
  home = pathToFileURL(`${repository.folder}/`);
  await mkdir(new URL('baselines/', home));
  await take('Button.daily-nest.light', 'Button.daily-nest.light');
  await take('Byline.daily-nest.light', 'Byline.daily-nest.light');
  repository.commit('before');
});
afterEach(() => repository.remove());

it('reports new and changed pictures, and ignores equal and removed ones', async () => {
  await take('Button.daily-nest.dark', 'Button.daily-nest.light');
  await take('Kicker.daily-nest.light', 'Kicker.daily-nest.light');
  await rm(new URL('baselines/Byline.daily-nest.light.webp', home));
  repository.commit('after');
  const changes = await changedSince('HEAD~1', home);
  expect(changes.map(({ file, sentence }) => [file, sentence.replace(/\d+.*/, '…')])).toEqual([
    ['Kicker.daily-nest.light.webp', 'is new'],
    ['Button.daily-nest.light.webp', 'differs in …'],
  ]);
  const [fresh, other] = changes;
  expect(fresh).toMatchObject({ component: 'Kicker', before: undefined, marks: undefined });
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
  for (const picture of [fresh!.after, other!.after, other!.marks!])
    expect(Buffer.from(picture).subarray(0, 4)).toEqual(png);
});
