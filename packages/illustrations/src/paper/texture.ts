import { noise, random } from './noise.ts';
import { raster } from './raster.ts';

/** The side of the tile in px; sheets use different parts of it, so that repetition is never visible. */
export const tileSide = 2048;

export interface Texture {
  /** The paper's grain under light from the upper left: about -1 to 1. */
  tooth: Float32Array;
  /** Light and dark fibers: -1 to 1. */
  fiber: Float32Array;
}

const made = new Map<number, Texture>();

/**
 * Returns a tile of paper texture. The grain is scaled from a picture of 800 px, so that it looks alike at
 * every size.
 *
 * @param scale px of the picture per px of the stage.
 */
export function texture(scale: number): Texture {
  const grain = Math.max(1, 2 * scale);
  const tile = made.get(grain) ?? { tooth: toothOf(grain), fiber: fiberOf(grain) };
  made.set(grain, tile);
  return tile;
}

function toothOf(grain: number): Float32Array {
  const relief = new Float32Array(tileSide * tileSide);
  for (let y = 0; y < tileSide; y++) {
    for (let x = 0; x < tileSide; x++) {
      relief[y * tileSide + x] =
        noise(x / 2.1 / grain, y / 2.1 / grain, 11) * 0.42 +
        noise(x / 4.6 / grain, y / 4.6 / grain, 12) * 0.42 +
        noise(x / 11 / grain, y / 11 / grain, 13) * 0.3 +
        (grain > 1.5 ? noise(x / 2, y / 2, 14) * 0.1 : 0);
    }
  }
  const tooth = new Float32Array(tileSide * tileSide);
  const step = Math.round(grain);
  for (let y = 0; y < tileSide; y++) {
    for (let x = 0; x < tileSide; x++) {
      const below = ((y + step) % tileSide) * tileSide + ((x + step) % tileSide);
      tooth[y * tileSide + x] = relief[y * tileSide + x]! - relief[below]!;
    }
  }
  return tooth;
}

function fiberOf(grain: number): Float32Array {
  const next = random(5);
  let hairs = '';
  for (let i = 0; i < 2600; i++) {
    const x = next() * tileSide;
    const y = next() * tileSide;
    const from = next() * 6.283;
    const length = (8 + next() * 26) * grain;
    const to = from + (next() - 0.5) * 1.6;
    const bend = `${Math.cos(from) * length * 0.5} ${Math.sin(from) * length * 0.5}`;
    const end = `${Math.cos(to) * length} ${Math.sin(to) * length}`;
    const color = next() < 0.6 ? '#fff' : '#000';
    const opacity = 0.35 + next() * 0.65;
    const width = (0.7 + next() * 0.7) * (0.5 + grain / 2);
    hairs += `<path d="M${x} ${y}q${bend} ${end}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" fill="none"/>`;
  }
  const side = { width: tileSide, height: tileSide };
  const pixels = raster(hairs, { ...side, stage: side });
  return Float32Array.from(
    { length: tileSide * tileSide },
    (_, i) => (pixels[i * 4]! * 2 - pixels[i * 4 + 3]!) / 255,
  );
}
