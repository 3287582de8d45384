import { createHash } from 'node:crypto';
import { type Layer, type Scene, type Sheet, stages } from '../scene.ts';
import { cut } from './cut.ts';
import { laySheet } from './lay.ts';
import { random } from './noise.ts';
import { castShadow } from './shadow.ts';
import { tileSide } from './texture.ts';

/** Raise it when the same scene is drawn differently than before: all pictures are then drawn again. */
export const paperEdition = 1;

/** A picture as RGB, 8 bits each. */
export interface Drawing {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Draws a scene: every sheet is cut with a trembling hand, has its own paper texture, and throws a shadow on
 * those below. The same scene with the same name gives the same bytes.
 *
 * @param name the seed of all random values, so that a picture does not change when another is added.
 * @param width of the picture in px.
 */
export function draw(scene: Scene, name: string, width: number = stages[scene.kind].width): Drawing {
  return drawSeeded(scene, createHash('sha256').update(name).digest().readUInt16BE(), width);
}

/** Like `draw`, with a seed of 16 bits instead of a name. */
export function drawSeeded(scene: Scene, ownSeed: number, width: number): Drawing {
  const stage = stages[scene.kind];
  const scale = width / stage.width;
  const height = Math.round(stage.height * scale);
  const out = new Float32Array(width * height * 3).fill(250);
  const next = random(ownSeed);
  for (const [index, sheet] of sheetsOf(scene.layers).entries()) {
    const seed = (ownSeed * 1009 + (index + 1) * 31) | 0;
    const x = Math.trunc(next() * tileSide);
    const y = Math.trunc(next() * tileSide);
    const tilt = { direction: next() * 6.283, strength: 0.03 + next() * 0.02 };
    const piece = cut(sheet, seed, { width, height, stage });
    if (!piece) continue;
    if (!sheet.flat && sheet.height > 0)
      castShadow(out, width, piece, { height: sheet.height * scale, seed, scale });
    laySheet(out, { W: width, H: height }, sheet, piece, { seed, x, y, tilt, scale });
  }
  return { width, height, pixels: new Uint8Array(Uint8ClampedArray.from(out, Math.trunc)) };
}

/** Returns the sheets of a scene, back to front. */
export function sheetsOf(layers: readonly Layer[]): Sheet[] {
  return layers.flatMap((layer) => ('shape' in layer ? layer : sheetsOf(layer)));
}
