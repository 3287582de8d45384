import type { Sheet } from '../scene.ts';
import type { Cut } from './cut.ts';
import { noise } from './noise.ts';
import { texture, tileSide } from './texture.ts';

/** The strength of the paper's grain in steps of 255; of its clouds and its fibers as fractions. */
const tooth = 15;
const clouds = 0.028;
const fibers = 0.055;
/** How much the upper left edge is lightened, and the lower right one darkened. */
const bevel = { lit: 0.3, dark: 0.2 };

/** Random values of a sheet: the part of the paper texture, and its tilt toward the light. */
export interface Paper {
  seed: number;
  /** The offset on the texture tile. */
  x: number;
  y: number;
  /** The direction in radians, and the strength as a fraction. */
  tilt: { direction: number; strength: number };
  /** The px of the picture per px of the stage. */
  scale: number;
}

/**
 * Draws a sheet over the picture.
 *
 * @param out RGB of the picture, `W` × `H` px.
 */
export function laySheet(
  out: Float32Array,
  { W, H }: { W: number; H: number },
  { color, flat = false }: Sheet,
  { left, top, width, height, mask, core, marks }: Cut,
  { seed, x: tileX, y: tileY, tilt, scale }: Paper,
): void {
  const tile = texture(scale);
  const base = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  const luminance = base[0]! * 0.3 + base[1]! * 0.59 + base[2]! * 0.11;
  const rim = Math.max(1, Math.round(1.6 * scale));
  const length = Math.max(width, height);
  let cloud = 0;
  for (let y = 0; y < height; y++) {
    // Clouds are wide: one value is enough for four px.
    let fresh = true;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = mask[i]!;
      if (a <= 0.002) continue;
      const X = x + left;
      const Y = y + top;
      const t = ((Y + tileY) % tileSide) * tileSide + ((X + tileX) % tileSide);
      if ((x & 3) === 0 || fresh) {
        fresh = false;
        cloud =
          noise(X / scale / 170, Y / scale / 170, seed + 30) * clouds +
          noise(X / scale / 48, Y / scale / 48, seed + 31) * clouds * 0.45;
      }
      const along = (x - width / 2) * Math.cos(tilt.direction) + (y - height / 2) * Math.sin(tilt.direction);
      const slope = (along / length) * tilt.strength - (Y / H - 0.45) * 0.03;
      const grain = tile.tooth[t]! * tooth * (0.55 + luminance / 330);
      const shade = 1 + cloud + slope + tile.fiber[t]! * fibers;

      const before = mask[Math.max(0, y - rim) * width + Math.max(0, x - rim)]!;
      const after = mask[Math.min(height - 1, y + rim) * width + Math.min(width - 1, x + rim)]!;
      const lit = flat ? 0 : Math.max(0, a - before) * bevel.lit;
      const dark = flat ? 0 : Math.max(0, a - after) * bevel.dark;

      const at = (Y * W + X) * 3;
      for (let c = 0; c < 3; c++) {
        let v = base[c]!;
        if (marks) v = v * (1 - marks[i * 4 + 3]! / 255) + marks[i * 4 + c]!;
        v = v * shade + grain;
        v += (255 - v) * lit * (c === 2 ? 0.85 : 1);
        v *= 1 - dark;
        if (core) v = v * core[i]! + (246 - c * 5 + grain * 1.6 + tile.fiber[t]! * 10) * (1 - core[i]!);
        out[at + c] = out[at + c]! * (1 - a) + v * a;
      }
    }
  }
}
