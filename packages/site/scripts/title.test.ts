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

/** Runs the command like an author of a title. */
const make = (...words: string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../bin/daily-nest-site.js', import.meta.url)), ...words],
    {
      cwd: title,
      encoding: 'utf8',
    },
  );

it('stops the build with the name of a module that no page would load', () => {
  edition('storys.ts', 'staff.ts');
  const { status, stderr } = make('build');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^edition\/storys\.ts: @daily-nest\/content has no such module/);
  expect(stderr).not.toContain('staff');
});

it('accepts modules with the network’s names, modules that these share, and a title without an edition', () => {
  expect(strays(title)).toEqual([]);
  edition('stories.ts', 'staff.ts', 'shared/streets.ts');
  expect(strays(title)).toEqual([]);
});

it('lists its commands for an unknown one', () => {
  const { status, stderr } = make('bild');
  expect(status).toBe(1);
  expect(stderr).toBe('daily-nest-site build|dev|start|check|upgrade|test: say which.\n');
});
