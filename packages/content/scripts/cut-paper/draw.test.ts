import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { circle, palette, rect, sheet } from '../../src/cut-paper/kit/index.ts';
import { type Ready, readyPicture } from '../../src/cut-paper/ready-picture.ts';
import type { Scene } from '../../src/cut-paper/scene.ts';
import { sampleFile } from '../sample.ts';

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
  expect(await run('draw', 'draw')).toMatchObject({ code: 0, stderr: '' });
}, 120_000);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'drawn-'));
  await cp(drawnOnce, root, { recursive: true });
});

afterAll(() => rm(drawnOnce, { recursive: true }));

async function write(name: string, scene: Scene) {
  const file = join(root, 'src/cut-paper/scenes', `${name}.ts`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `export const scene = ${JSON.stringify(scene)};`);
}

/** Runs the command that `pnpm pictures` or `pnpm build` runs, on a content folder of the test's own. */
function run(script: 'draw' | 'build', ...args: string[]) {
  const path = join(import.meta.dirname, '..', `${script}.ts`);
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [path, '--root', root, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

it('comes in AVIF, WebP and JPEG, with its size, its color and its focus', async () => {
  expect((await run('build')).stderr).toBe('');

  const built = await readFile(join(root, 'dist/post-pictures.json'), 'utf8');
  const ready = JSON.parse(built) as Record<string, Ready>;
  const { sources, color, ...photo } = readyPicture('discs/sun', ready['discs/sun']!);
  expect(photo).toEqual({ src: '/pictures/discs/sun.jpg', width: 400, height: 400, focus: '50% 40%' });
  expect(color).toMatch(/^#[ab][0-9a-f]d[0-9a-f][a-f0-9]{2}$/);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { type, srcSet } of sources) {
    for (const [address, width] of srcSet.split(', ').map((one) => one.split(' '))) {
      const real = await sharp(join(root, 'dist', address!)).metadata();
      expect(`image/${real.format === 'heif' ? 'avif' : real.format}`).toBe(type);
      expect(`${real.width}w`).toBe(width);
    }
  }
  const plain = await sharp(join(root, 'dist', photo.src)).metadata();
  expect(plain).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
});

it('is drawn once, and again only when the scene changes', async () => {
  const file = join(root, 'drawn/discs/sun.jpg');
  const { mtimeMs } = await stat(file);
  expect(await run('draw', 'draw')).toMatchObject({ code: 0, stdout: '' });
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);

  // Words about it are no part of the drawing.
  await write('discs/sun', { ...sun, alt: 'The yolk of an egg on blue paper' });
  expect(await run('draw', 'draw')).toMatchObject({ code: 0, stdout: '' });
});

it('stops the build when its scene has changed since it was drawn', async () => {
  await run('build');
  await write('discs/sun', { ...sun, layers: [...sun.layers, sheet(palette.brick, circle(500, 500, 90))] });

  const { code, stderr } = await run('build');

  expect(stderr).toContain(
    'src/cut-paper/scenes/discs/sun.ts:1: is not drawn as it is now; run: pnpm --filter @daily-nest/content pictures draw\n',
  );
  expect(code).toBe(1);
});

it.each(['discs/sun.800.avif', 'discs/sun.json'])('stops the build when %s is missing', async (file) => {
  await rm(join(root, 'drawn', file));
  expect((await run('build')).stderr).toContain('discs/sun.ts:1: is not drawn as it is now');
});

it('goes when its scene goes', async () => {
  await run('build');
  await rm(join(root, 'src/cut-paper/scenes/discs/sun.ts'));
  expect((await run('build')).stderr).toContain('drawn/discs/sun.800.avif:1: belongs to no scene');

  expect((await run('draw', 'draw')).code).toBe(0);
  expect(await run('build')).toMatchObject({ code: 0, stderr: '' });
  const left = await readdir(join(root, 'dist/pictures'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it('is the picture of an article that names it', async () => {
  await mkdir(join(root, 'articles'));
  await writeFile(join(root, 'articles/sunny.md'), sampleFile({ image: '/pictures/discs/sun.jpg' }));

  expect((await run('build')).stderr).toBe('');

  const [article] = JSON.parse(await readFile(join(root, 'dist/articles.json'), 'utf8')) as object[];
  expect(article).toMatchObject({ image: '/pictures/discs/sun.jpg' });
});

it('says which file is no scene, and leaves what is drawn of it', async () => {
  await write('discs/sun', { ...sun, alt: '' });

  const { code, stderr } = await run('draw', 'draw');

  expect(stderr).toContain('src/cut-paper/scenes/discs/sun.ts:1: alt: must say what the picture shows');
  expect(code).toBe(1);
  expect(existsSync(join(root, 'drawn/discs/sun.json'))).toBe(true);
  expect((await run('draw', 'draw', 'moon')).stderr).toContain('There is no scene moon');
});

it('is shown for looking at it', async () => {
  const { stdout } = await run('draw', 'look', 'discs/sun', '--scale', '.5');
  expect(stdout.trim()).toBe(join(root, '.data/pictures/discs/sun.png'));
  expect((await sharp(stdout.trim()).metadata()).width).toBeGreaterThan(600);
});
