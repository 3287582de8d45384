import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { strays } from './title-folder.ts';

let title: string;
beforeEach(() => {
  title = mkdtempSync(join(tmpdir(), 'title-'));
});
afterEach(() => rmSync(title, { recursive: true }));

function edition(...names: string[]) {
  mkdirSync(join(title, 'edition/shared'), { recursive: true });
  for (const name of names) writeFileSync(join(title, 'edition', name), 'export {};\n');
}

/** As somebody who makes a title runs it. */
const make = (...words: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('title.ts', import.meta.url)), ...words], {
    cwd: title,
    encoding: 'utf8',
  });

it('stops the build by the name of a module that no page would read', () => {
  edition('storys.ts', 'staff.ts');
  const { status, stderr } = make('build');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^edition\/storys\.ts: packages\/content\/src has no such module/);
  expect(stderr).not.toContain('staff');
});

it('takes modules of the network’s names, what they share below them, and a title without an edition', () => {
  expect(strays(title)).toEqual([]);
  edition('stories.ts', 'staff.ts', 'shared/streets.ts');
  expect(strays(title)).toEqual([]);
});

it('says what it can do to a word that it does not know', () => {
  const { status, stderr } = make('bild');
  expect(status).toBe(1);
  expect(stderr).toBe('daily-nest-site build|dev: say which.\n');
});
