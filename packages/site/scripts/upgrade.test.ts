import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { upgrade } from './upgrade.ts';
import { isBefore } from './upgrade-steps.ts';

let title: string;
beforeEach(() => {
  title = mkdtempSync(join(tmpdir(), 'title-'));
});
afterEach(() => rmSync(title, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(title, path)), { recursive: true });
  writeFileSync(join(title, path), text);
}
const read = (path: string) => readFileSync(join(title, path), 'utf8');

/** A title as version 0.1.0 made it: the color of its masthead stands twice. */
function oldTitle() {
  write(
    'package.json',
    JSON.stringify({
      name: 'river-post',
      dependencies: { '@daily-nest/site': '^0.1.0', sharp: '0.35.5' },
      devDependencies: { '@daily-nest/ui': '^0.1.0', '@daily-nest/brand': 'workspace:*' },
    }),
  );
  write('daily-nest.json', JSON.stringify({ version: '0.1.0', start: { 'brand/names.ts': 'abc' } }));
  write(
    'brand/names.ts',
    `import type { BrandNames } from '@daily-nest/brand';\n\nexport const names: BrandNames = {\n  brand: 'river-post',\n  themeColor: { light: '#0b2f4a', dark: '#050c12' },\n};\n`,
  );
  write(
    'brand/spec.ts',
    `import type { BrandSpec } from '@daily-nest/ui/theme';\n\nexport const look = {\n  light: { masthead: { ground: '#0b2f4a', ink: '#ffffff' } },\n  dark: { masthead: { ground: '#050c12', ink: '#ffffff' } },\n};\n`,
  );
}

it('gives a title of the version before the new packages, and its files what the new version asks for', async () => {
  oldTitle();
  expect(upgrade(title, '1.0.0')).toEqual([
    'From 0.1.0 to 1.0.0:',
    'package.json: @daily-nest/* are ^1.0.0',
    'brand/names.ts: themeColor is that of brand/spec.ts',
  ]);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'river-post',
    dependencies: { '@daily-nest/site': '^1.0.0', sharp: '0.35.5' },
    devDependencies: { '@daily-nest/ui': '^1.0.0', '@daily-nest/brand': 'workspace:*' },
  });
  expect(JSON.parse(read('daily-nest.json'))).toEqual({
    version: '1.0.0',
    start: { 'brand/names.ts': 'abc' },
  });
  const { names } = (await import(join(title, 'brand/names.ts'))) as { names: { themeColor: object } };
  expect(names.themeColor).toEqual({ light: '#0b2f4a', dark: '#050c12' });
  expect(read('brand/spec.ts').match(/#0b2f4a/g)).toHaveLength(1);
  const { look } = (await import(join(title, 'brand/spec.ts'))) as {
    look: Record<'light' | 'dark', { masthead: { ground: string } }>;
  };
  expect([look.light.masthead.ground, look.dark.masthead.ground]).toEqual(['#0b2f4a', '#050c12']);
});

it('does nothing twice, and takes no title back', () => {
  oldTitle();
  upgrade(title, '1.0.0');
  const before = ['package.json', 'brand/names.ts', 'brand/spec.ts'].map(read);
  expect(upgrade(title, '1.0.0')).toEqual([]);
  expect(upgrade(title, '0.1.0')).toEqual([]);
  expect(['package.json', 'brand/names.ts', 'brand/spec.ts'].map(read)).toEqual(before);
});

it('takes only the steps between the two versions, in their order', () => {
  oldTitle();
  const all = ['0.1.0', '0.2.0', '0.10.0', '1.0.0'].map((version) => ({
    version,
    change: () => [version],
  }));
  expect(upgrade(title, '0.10.0', all).slice(2)).toEqual(['0.2.0', '0.10.0']);
  expect(isBefore('0.9.0', '0.10.0')).toBe(true);
  expect(isBefore('1.0.0', '0.10.0')).toBe(false);
});
