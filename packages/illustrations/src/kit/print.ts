/**
 * Prints in one ink, as from a block of linoleum: flat shapes in three tones of it, and the short tapered cuts that
 * a gouge leaves. For titles whose pictures are printed instead of cut.
 */
import type { Sheet } from '../scene.ts';
import { ground } from './ground.ts';
import { leafShape, sheet } from './shapes.ts';

/** The paper, the ink, and the ink thinned twice. */
export const tones = { paper: '#f1efe6', pale: '#bfd0da', middle: '#6a8fa9', ink: '#10344f' } as const;

export type Tone = keyof typeof tones;

/** Returns the ground of a print. */
export function printGround(tone: Tone): Sheet {
  return ground(tones[tone]);
}

/** Returns shapes printed in one tone, without a shadow. */
export function print(
  tone: Tone,
  shape: string,
  options: Omit<Sheet, 'color' | 'shape' | 'height' | 'flat'> = {},
): Sheet {
  return sheet(tones[tone], shape, 1, { flat: true, ...options });
}

/** Returns a thing that was drawn as paper, such as a face, as a print: without shadows. */
export function flat(sheets: readonly Sheet[]): Sheet[] {
  return sheets.map((layer) => ({ ...layer, flat: true }));
}

/** The same number for the same place, between 0 and 1: a print does not change when it is drawn again. */
function chance(place: number): number {
  const wave = Math.sin(place * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Returns single cuts of a gouge: where each begins, its length, its width and its angle. */
export function cuts(
  each: readonly (readonly [x: number, y: number, length: number, width: number, angle?: number])[],
): string {
  return each
    .map(([x, y, length, width, angle = 0]) => leafShape(x, y, length, width * 0.66, angle))
    .join('');
}

/** Returns cuts side by side, as for boards, cloth and walls: `count` of them from `x`, `y` on, each `step` further. */
export function hatch(
  [x, y]: readonly [x: number, y: number],
  [stepX, stepY]: readonly [x: number, y: number],
  count: number,
  { length, width, angle = 0 }: { length: number; width: number; angle?: number },
): string {
  return cuts(
    Array.from({ length: count }, (_, i) => {
      const shift = (chance(i + x + y) - 0.5) * length * 0.2;
      const turn = (angle * Math.PI) / 180;
      return [
        x + i * stepX + Math.cos(turn) * shift,
        y + i * stepY + Math.sin(turn) * shift,
        length * (0.8 + chance(i * 7 + x) * 0.3),
        width * (0.75 + chance(i * 3 + y) * 0.5),
        angle,
      ] as const;
    }),
  );
}

/** Returns the cuts of water between two edges: short and close at the horizon, long and wide in front. */
export function waves(
  [left, right]: readonly [left: number, right: number],
  [top, bottom]: readonly [top: number, bottom: number],
  rows: number,
): string {
  return Array.from({ length: rows }, (_, row) => {
    const near = (row + 0.5) / rows;
    const length = 34 + 150 * near;
    const y = top + (bottom - top) * near ** 1.5;
    const made: [number, number, number, number][] = [];
    for (let x = left - length * chance(row + 1), i = 0; x < right; i++) {
      const own = length * (0.6 + 0.8 * chance(row * 31 + i));
      made.push([x, y + (chance(row * 17 + i) - 0.5) * 26 * near, own, 4 + 10 * near]);
      x += own + length * (0.35 + 0.9 * chance(row * 13 + i + 5));
    }
    return cuts(made);
  }).join('');
}
