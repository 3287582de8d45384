import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Copy } from '../copy.ts';
import { prepareRelease, tryRelease } from './release.ts';

let copy: Copy;
const left = () => readdirSync(tmpdir()).filter((name) => /^(registry|consumer|packed)-/.test(name));
let before: string[];

beforeAll(() => {
  before = left();
  copy = prepareRelease();
}, 900_000);
afterAll(() => copy?.remove());

const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(join(copy.folder, 'packages', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

it('publishes the next version to a local registry, installs it from there and loads it', () => {
  const { ready, said } = tryRelease(copy);
  expect(said).toContain('Ready to be published.');
  expect(ready).toBe(true);
  for (const name of [
    'api-client',
    'backend',
    'brand',
    'content',
    'create-title',
    'illustrations',
    'server',
    'site',
    'testing',
    'ui',
  ])
    expect(said).toContain(`@daily-nest/${name}@${versionOf('ui')}`);
  expect(Number(/(\d+) entries loaded/.exec(said)?.[1])).toBeGreaterThan(60);
}, 300_000);

it('rejects a broken entry, a version without its notes and one of another repository, each in a sentence', () => {
  const file = (path: string) => join(copy.folder, 'packages', path);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(file(path), change(readFileSync(file(path), 'utf8')));
  renameSync(file('ui/dist/button/index.js'), file('ui/dist/button/index.jsx'));
  edit('ui/CHANGELOG.md', (text) => text.replace(/^## \d.*/m, '## 99.0.0'));
  edit('api-client/package.json', (text) => text.replace('code.example', 'other.example'));
  edit('site/README.md', (text) => text.replace(/^# .*/, '# A site'));
  const { ready, said } = tryRelease(copy);
  expect(ready).toBe(false);
  expect(said).toContain('@daily-nest/ui/button cannot be loaded: ');
  expect(said).toContain(`@daily-nest/ui: its CHANGELOG.md does not begin with ${versionOf('ui')}`);
  expect(said).toContain('@daily-nest/api-client: it names another repository');
  expect(said).toContain('@daily-nest/site: it has no README');
}, 300_000);

it('removes its files', () => {
  expect(left().filter((name) => !before.includes(name))).toEqual([]);
});
