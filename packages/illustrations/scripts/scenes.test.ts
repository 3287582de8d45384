import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnFolder, readDrawn } from '../src/drawn.ts';
import { circle, palette, sheet } from '../src/kit/index.ts';
import { sheetsOf } from '../src/paper/index.ts';
import type { Scene } from '../src/scene.ts';
import { sceneSchema } from '../src/schema.ts';
import { isFresh, leftovers } from './draw-stale.ts';
import { readScenes } from './read-scenes.ts';

const home = join(import.meta.dirname, '..');
const { scenes, problems } = await readScenes(home);

it('reads every file of scenes/', () => {
  expect(problems).toEqual([]);
  expect(scenes.size).toBeGreaterThan(20);
});

it('has drawn every scene in its current form (else run: pnpm --filter @daily-nest/illustrations draw)', async () => {
  const stale = [];
  for (const [name, scene] of scenes) if (!(await isFresh(drawnFolder, name, scene))) stale.push(name);
  expect(stale).toEqual([]);
  expect([...(await readDrawn()).keys()]).toEqual([...scenes.keys()].toSorted());
});

it('has no files of removed scenes', async () => {
  expect(await leftovers(drawnFolder, scenes)).toEqual([]);
});

const mostBytes = {
  scene: [
    ['800.avif', 25_000],
    ['800.webp', 25_000],
    ['1600.avif', 90_000],
  ],
  disc: [['400.avif', 12_000]],
  portrait: [
    ['320.avif', 8_000],
    ['640.avif', 24_000],
  ],
} as const;

describe.each([...scenes])('%s', (name, { kind, layers }) => {
  const sheets = sheetsOf(layers);

  it('is small enough', () => {
    for (const [ending, bytes] of mostBytes[kind]) {
      const { size } = statSync(join(drawnFolder, `${name}.${ending}`));
      expect(size, ending).toBeLessThanOrEqual(bytes);
    }
  });

  it('has a background that covers the stage', () => {
    expect(sheets[0]).toMatchObject({ height: 0 });
    expect(sheets[0]!.shape).toMatch(/x="-20" y="-20" width="(1640|1040)" height="1040"/);
  });
});

it('have different text alternatives', () => {
  const alts = [...scenes.values()].map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(alts.length);
});

describe('a scene', () => {
  const layer = sheet(palette.yolk, circle(800, 500, 200));
  const good: Scene = {
    kind: 'scene',
    alt: 'A yolk on a plate',
    focus: [0.5, 0.5],
    layers: [layer],
  };

  it('of flat shapes is valid', () => {
    expect(sceneSchema.safeParse(good).success).toBe(true);
  });

  it.each([
    ['a color by its name', { layers: [{ ...layer, color: 'pink' }] }],
    ['a gradient', { layers: [{ ...layer, shape: '<linearGradient id="sky"/>' }] }],
    ['letters of a font', { layers: [{ ...layer, marks: '<text>STOP</text>' }] }],
    ['a number gone wrong', { layers: [{ ...layer, shape: circle(Number.NaN, 1, 1) }] }],
    ['a misspelt option', { layers: [[{ ...layer, mark: circle(1, 1, 1) }]] }],
    ['no words for those who cannot see it', { alt: '' }],
    ['words about the picture instead of what it shows', { alt: 'Picture of a yolk on a plate' }],
    ['a focus that a square crop loses', { focus: [0.95, 0.5] }],
  ])('with %s is invalid', (_, change) => {
    expect(sceneSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });
});
