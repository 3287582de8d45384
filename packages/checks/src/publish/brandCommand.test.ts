import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { entriesOf } from './packed.ts';
import { modulesOf } from './styleFiles.ts';

const dist = `${root}/packages/ui/dist`;
const folder = mkdtempSync(join(tmpdir(), 'brand-'));

async function brand(spec: object, ...options: string[]) {
  const file = join(folder, 'brand.ts');
  writeFileSync(file, `const spec: object = ${JSON.stringify(spec)};\nexport default spec;\n`);
  return promisify(execFile)(process.execPath, [`${dist}/cli/cli.js`, 'brand', file, ...options]);
}

const six = {
  light: { paper: '#fbf7ef', ink: '#231f1a', accent: '#1f5a4a', bright: '#f4c430' },
  fonts: { display: 'Georgia, serif', text: 'Georgia, serif' },
};

it('the command prints the style sheet of a brand of six values', async () => {
  const { stdout } = await brand(six);
  expect(stdout).toMatch(/^@layer dn\.reset/);
  expect(stdout).toContain(':root{color-scheme:light;--dn-color-surface-page:#fbf7ef');
  expect((await brand(six, '--name', 'tide')).stdout).toContain('[data-brand="tide"]{color-scheme:light');
});

it('the command leaves a style sheet as it is where it has no whole one to put in its place', async () => {
  const out = join(folder, 'brand.css');
  const { stdout } = await brand(six, '--out', out);
  expect(stdout).toBe('');
  const css = readFileSync(out, 'utf8');
  expect(css).toBe((await brand(six)).stdout);
  await expect(brand({ name: 'none' }, '--out', out)).rejects.toThrow('no brand as its default export');
  expect(readFileSync(out, 'utf8')).toBe(css);
  expect(readdirSync(folder)).toEqual(['brand.css', 'brand.ts']);
  await expect(brand(six, '--out', join(folder, 'none', 'brand.css'))).rejects.toThrow('cannot be written');
});

it.each([
  [{ ...six, light: { ...six.light, accent: '#e8d8b0' } }, /accent\.base #e8d8b0 on surface\.page/],
  [{ name: 'none' }, /has no brand as its default export/],
])('the command refuses what is no brand, in words', async (spec, words) => {
  const { stderr, code } = await brand(spec).then(
    () => expect.fail('it took it'),
    (error: { stderr: string; code: number }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/^ +at /m);
});

it.each(entriesOf('ui').map(({ entry }) => entry))(
  '%s needs vanilla-extract only where it says so',
  (entry) => {
    const asks = modulesOf(entry)
      .flatMap((path) => [path, path.replace(/\.js$/, '.d.ts')])
      .filter((path) => /["']@vanilla-extract\//.test(textOf(path)));
    if (entry === 'vanilla-extract') expect(asks).not.toEqual([]);
    else expect(asks).toEqual([]);
  },
);

/** Private modules have no declarations. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
