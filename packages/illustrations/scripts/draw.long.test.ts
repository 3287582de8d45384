import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readDrawn } from '../src/drawn.ts';
import { circle, palette, rect, sheet } from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const sun: Scene = {
  kind: 'disc',
  alt: 'A yolk on a robin’s egg',
  focus: [0.5, 0.4],
  layers: [
    sheet(palette.robin, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.yolk, circle(500, 500, 250), 12),
  ],
};

let drawnOnce: string;
let root: string;

beforeAll(async () => {
  drawnOnce = await mkdtemp(join(tmpdir(), 'drawn-'));
  root = drawnOnce;
  await write('discs/sun', sun);
  expect(await run('draw')).toMatchObject({ code: 0, stderr: '' });
}, 120_000);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'drawn-'));
  await cp(drawnOnce, root, { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));
afterAll(() => rm(drawnOnce, { recursive: true }));

async function write(name: string, scene: Scene) {
  const file = join(root, 'scenes', `${name}.ts`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `export const scene = ${JSON.stringify(scene)};`);
}

/** Runs the command on a folder of the test. */
function run(script: 'draw' | 'look', ...args: string[]) {
  const path = join(import.meta.dirname, `${script}.ts`);
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [path, '--root', root, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

const drawn = () => readDrawn(join(root, 'drawn'));

it('is written in AVIF, WebP and JPEG, with its size, its color and its focus', async () => {
  const { picture, files } = (await drawn()).get('discs/sun')!;
  const { files: start, widths, color, ...plain } = picture;
  expect(plain).toEqual({ src: '/pictures/discs/sun.jpg', width: 400, height: 400, focus: '50% 40%' });
  expect(color).toMatch(/^#[ab][0-9a-f]d[0-9a-f][a-f0-9]{2}$/);
  expect(Object.keys(widths)).toEqual(['avif', 'webp']);
  const fileOf = (address: string) => files.get(address.slice('/pictures/'.length))!;
  for (const [format, all] of Object.entries(widths)) {
    for (const width of all) {
      const real = await sharp(fileOf(`${start}.${width}.${format}`)).metadata();
      expect(real.format === 'heif' ? 'avif' : real.format).toBe(format);
      expect(real.width).toBe(width);
    }
  }
  expect(await sharp(fileOf(plain.src)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 400,
    height: 400,
  });
});

it('is drawn once, and again only when the scene changes', async () => {
  const file = join(root, 'drawn/discs/sun.jpg');
  const { mtimeMs } = await stat(file);

  await write('discs/sun', { ...sun, focus: [0.6, 0.4] });
  expect(await run('draw')).toMatchObject({ code: 0, stdout: '' });
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  expect((await drawn()).get('discs/sun')!.ready.focus).toBe('60% 40%');

  await write('discs/sun', { ...sun, layers: [...sun.layers, sheet(palette.brick, circle(500, 500, 90))] });
  expect((await run('draw')).stdout).toMatch(/^discs\/sun: \d+ kB/);
  expect((await stat(file)).mtimeMs).toBeGreaterThan(mtimeMs);
});

it('is not read while one of its files is missing, and is then drawn again', async () => {
  await rm(join(root, 'drawn/discs/sun.800.avif'));
  await expect(drawn()).rejects.toThrow('discs/sun.800.avif is missing');

  await run('draw');
  expect((await drawn()).size).toBe(1);
});

it('is removed with its scene', async () => {
  await rm(join(root, 'scenes/discs/sun.ts'));
  expect((await run('draw')).code).toBe(0);
  const left = await readdir(join(root, 'drawn'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it('reports a damaged scene, and keeps its drawn files', async () => {
  await write('discs/sun', { ...sun, alt: '' });

  const { code, stderr } = await run('draw');

  expect(stderr).toContain('scenes/discs/sun.ts:1: alt: must say what the picture shows');
  expect(code).toBe(1);
  expect(existsSync(join(root, 'drawn/discs/sun.json'))).toBe(true);
  expect((await run('draw', 'moon')).stderr).toContain('There is no scene moon');
});

it('writes a proof for reviewing', async () => {
  const { stdout } = await run('look', 'discs/sun', '--scale', '.5');
  expect(stdout.trim()).toBe(join(root, '.data/pictures/discs/sun.png'));
  expect((await sharp(stdout.trim()).metadata()).width).toBeGreaterThan(600);
});
