import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTokens } from './read-tokens.ts';

const dist = `${root}/packages/ui/dist`;
const folder = mkdtempSync(join(tmpdir(), 'brand-'));

async function command(name: string, spec: object, ...options: string[]) {
  const file = join(folder, 'brand.ts');
  writeFileSync(file, `const spec: object = ${JSON.stringify(spec)};\nexport default spec;\n`);
  return promisify(execFile)(process.execPath, [`${dist}/cli/cli.js`, name, file, ...options]);
}
const brand = (spec: object, ...options: string[]) => command('brand', spec, ...options);

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

it('the command says nothing of modules in a project that names no type of them, such as Next’s', async () => {
  const project = mkdtempSync(join(tmpdir(), 'brand-'));
  writeFileSync(join(project, 'package.json'), '{ "name": "host" }\n');
  writeFileSync(join(project, 'brand.ts'), `export default ${JSON.stringify(six)};\n`);
  const words = [`${dist}/cli/cli.js`, 'brand', 'brand.ts', '--out', 'brand.css'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { cwd: project });
  expect([stdout, stderr]).toEqual(['', '']);
  expect(readFileSync(join(project, 'brand.css'), 'utf8')).toContain('--dn-color-surface-page:#fbf7ef');
});

it('the command leaves a style sheet as it is where it has no whole one to put in its place', async () => {
  const out = join(folder, 'brand.css');
  const { stdout } = await brand(six, '--out', out);
  expect(stdout).toBe('');
  const css = readFileSync(out, 'utf8');
  expect(css).toBe((await brand(six)).stdout);
  await expect(brand({ name: 'none' }, '--out', out)).rejects.toThrow('light is missing.');
  expect(readFileSync(out, 'utf8')).toBe(css);
  expect(readdirSync(folder)).toEqual(['brand.css', 'brand.ts']);
  await expect(brand(six, '--out', join(folder, 'none', 'brand.css'))).rejects.toThrow('cannot be written');
});

it.each([
  [{ ...six, light: { ...six.light, accent: '#e8d8b0' } }, /accent\.base #e8d8b0 on surface\.page/],
  [{ ...six, light: { ...six.light, accent: 'tealish' } }, /^ {2}light\.accent must be a CSS color/m],
  [{ name: 'none' }, /^ {2}light is missing\.\n {2}fonts is missing\.\n {2}name is not known\./m],
])('the command refuses what is no brand, in words', async (spec, words) => {
  const { stderr, code } = await brand(spec).then(
    () => expect.fail('it took it'),
    (error: { stderr: string; code: number }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/^ +at /m);
});

describe('the command writes tokens for tools of design', () => {
  const out = join(folder, 'tokens');
  const written = (scheme: string) => readFileSync(join(out, `${scheme}.tokens.json`), 'utf8');

  beforeAll(() => command('tokens', six, '--out', out));

  it.each(['light', 'dark'])(
    'that a reader of the Design Tokens Format takes as they are: %s',
    async (scheme) => {
      const tokens = await readTokens(written(scheme));
      expect(Object.keys(tokens).length).toBeGreaterThan(0);
      expect(tokens['color.surface.page']).toMatchObject({
        $type: 'color',
        $value: { colorSpace: 'srgb', alpha: 1 },
      });
      expect(tokens['text.desk.nameplate']).toMatchObject({ $type: 'typography' });
      expect(tokens['motion.ease']).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
    },
  );

  it.each([
    ['a length without its unit', '"unit": "rem"', '"unit": "em"'],
    ['a color out of its space', '"colorSpace": "srgb"', '"colorSpace": "paint"'],
    ['a kind that is none', '"$type": "duration"', '"$type": "hurry"'],
  ])('which that reader would refuse with %s', async (_name, from, to) => {
    const text = written('light');
    expect(text).toContain(from);
    await expect(readTokens(text.replace(from, to))).rejects.toThrow();
  });

  it.each([[[]], [['--out', out, '--name', 'tide']]])('and says how it is called: %j', async (options) => {
    await expect(command('tokens', six, ...options)).rejects.toThrow('tokens <spec> --out <folder>');
  });
});
