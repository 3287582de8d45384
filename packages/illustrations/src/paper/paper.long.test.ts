import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { circle, line, palette, rect, sheet } from '../kit/index.ts';
import type { Layer, Scene } from '../scene.ts';
import { draw, type Drawing } from './index.ts';

const wall = sheet(palette.teal, rect(-20, -20, 1640, 1040), 0);
const sun = sheet(palette.yolk, circle(800, 500, 200), 12);

function sceneOf(...layers: Layer[]): Scene {
  return { kind: 'scene', alt: 'A yellow sheet on a teal one', focus: [0.5, 0.5], layers };
}

/** Returns the RGB at a point of the stage in a drawing of 400 px. */
function colorAt(layers: Layer[], x: number, y: number): number[] {
  const { width, pixels } = draw(sceneOf(...layers), 'sun', 400);
  const at = (Math.round(y / 4) * width + Math.round(x / 4)) * 3;
  return [...pixels.subarray(at, at + 3)];
}

/** Returns the number of white px in a drawing of 800 px. */
function whiteIn(layers: Layer[]): number {
  const { pixels } = draw(sceneOf(...layers), 'sun', 800);
  let white = 0;
  for (let i = 0; i < pixels.length; i += 3) if (Math.min(...pixels.subarray(i, i + 3)) > 200) white++;
  return white;
}

/** Compares two pictures by hash, byte for byte. */
function printOf({ pixels }: Drawing): string {
  return createHash('sha256').update(pixels).digest('hex');
}

const light = (rgb: number[]) => rgb.reduce((sum, one) => sum + one, 0);

it('is the same to the byte, however often it is drawn', () => {
  const [once, again] = [draw(sceneOf(wall, sun), 'sun', 400), draw(sceneOf(wall, sun), 'sun', 400)];
  expect(once).toMatchObject({ width: 400, height: 250 });
  expect(printOf(again)).toBe(printOf(once));
});

it('differs with another name', () => {
  const [moon, other] = [draw(sceneOf(wall, sun), 'moon', 400), draw(sceneOf(wall, sun), 'sun', 400)];
  expect(printOf(moon)).not.toBe(printOf(other));
});

it('throws a shadow to the lower right, and none for paint', () => {
  const below = [900, 690] as const;
  const bare = light(colorAt([wall], ...below));
  expect(light(colorAt([wall, sun], ...below))).toBeLessThan(bare - 15);
  expect(light(colorAt([wall, { ...sun, flat: true }], ...below))).toBe(bare);
  const above = [700, 310] as const;
  expect(light(colorAt([wall, sun], ...above))).toBeGreaterThan(light(colorAt([wall], ...above)) - 8);
});

it('shows marks only within their sheet', () => {
  const marked = { ...sun, marks: line('M0 500H1600', 60, '#000000') };
  expect(light(colorAt([wall, marked], 800, 500))).toBeLessThan(100);
  expect(colorAt([wall, marked], 200, 500)).toEqual(colorAt([wall, sun], 200, 500));
});

it('is visible only within its clip', () => {
  const half = { ...sun, clip: rect(0, 0, 800, 1000) };
  expect(colorAt([wall, half], 700, 500)).toEqual(colorAt([wall, sun], 700, 500));
  expect(colorAt([wall, half], 900, 500)).toEqual(colorAt([wall], 900, 500));
});

it('shows white at a torn edge', () => {
  expect(whiteIn([wall, sun])).toBe(0);
  expect(whiteIn([wall, { ...sun, torn: 5 }])).toBeGreaterThan(300);
});
