import type { Sheet } from '../scene.ts';
import { noise } from './noise.ts';
import { type Format, raster, stencil } from './raster.ts';

/** A cut sheet, within a box of the picture: `width` × `height` px from `left`, `top`. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How much of each px the sheet covers: 0 to 1. */
  mask: Float32Array;
  /** The same without its torn edge. */
  core?: Float32Array;
  /** The print on it, RGBA. */
  marks?: Float32Array;
  /** How much of each px may be visible, for the whole picture: RGBA. */
  clip?: Uint8Array;
}

/**
 * The three tremors of the cutting hand: wavelength and amplitude, in px of the stage. The slow one has
 * facets.
 */
const slow = { length: 64, reach: 2.6 };
const middle = { length: 17, reach: 1.15 };
const fast = { length: 3.2, reach: 0.55 };

/** Cuts out a sheet; returns undefined if none of it is on the stage. */
export function cut(sheet: Sheet, seed: number, format: Format): Cut | undefined {
  const { width: W, height: H } = format;
  const scale = W / format.stage.width;
  const pixels = stencil(sheet.shape, format);
  const printed = sheet.marks === undefined ? undefined : raster(sheet.marks, format);
  const clip = sheet.clip === undefined ? undefined : stencil(sheet.clip, format);
  const box = boundsOf(pixels, W, H, Math.ceil(sheet.height * scale * 3 + 14));
  if (!box) return undefined;

  const { left, top, width, height } = box;
  const mask = new Float32Array(width * height);
  const torn = (sheet.torn ?? 0) * scale;
  const core = torn > 0 ? new Float32Array(width * height) : undefined;
  const marks = printed && new Float32Array(width * height * 4);
  const cells = printed && cellsOf(printed, W, H);

  const alpha = (x: number, y: number) =>
    pixels[(Math.min(H - 1, Math.max(0, y)) * W + Math.min(W - 1, Math.max(0, x))) * 4 + 3]!;
  const sample = (x: number, y: number) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const u = x - xi;
    const v = y - yi;
    const above = alpha(xi, yi) * (1 - u) + alpha(xi + 1, yi) * u;
    const below = alpha(xi, yi + 1) * (1 - u) + alpha(xi + 1, yi + 1) * u;
    return (above * (1 - v) + below * v) / 255;
  };

  const factor = (sheet.edge ?? 1) * scale;
  const reach = Math.ceil((slow.reach + middle.reach + fast.reach) * factor + 2 + torn * 2.2);
  /** Returns whether the surroundings of a px are uniform, so that no tremor of an edge reaches it. */
  const isInside = (x: number, y: number, a: number) =>
    (a === 0 || a === 255) &&
    alpha(x - reach, y) === a &&
    alpha(x + reach, y) === a &&
    alpha(x, y - reach) === a &&
    alpha(x, y + reach) === a &&
    alpha(x - reach, y - reach) === a &&
    alpha(x + reach, y + reach) === a &&
    alpha(x - reach, y + reach) === a &&
    alpha(x + reach, y - reach) === a;
  const tremor = (x: number, y: number, seed: number) =>
    (noise(x / slow.length, y / slow.length, seed, true) * slow.reach +
      noise(x / middle.length, y / middle.length, seed + 1) * middle.reach +
      noise(x / fast.length, y / fast.length, seed + 2) * fast.reach) *
    factor;

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const X = x + left;
      const Y = y + top;
      const i = y * width + x;
      const a = alpha(X, Y);
      const inside = isInside(X, Y, a);
      if (inside && (a === 0 || !cells?.has(X, Y))) {
        mask[i] = a / 255;
        if (core) core[i] = a / 255;
        continue;
      }
      const xs = X / scale;
      const ys = Y / scale;
      const dx = tremor(xs, ys, seed);
      const dy = tremor(xs, ys, seed + 3);
      mask[i] = inside ? a / 255 : sample(X + dx, Y + dy);
      if (core) {
        core[i] = mask[i]!;
        const ragged =
          noise(xs / 9, ys / 9, seed + 6) * 0.6 +
          noise(xs / 30, ys / 30, seed + 7) * 0.7 +
          noise(xs / 3, ys / 3, seed + 9) * 0.35;
        const q = torn * (0.75 + ragged);
        mask[i] = Math.max(
          mask[i],
          sample(X + dx + q, Y + dy + q),
          sample(X + dx - q, Y + dy + q),
          sample(X + dx + q, Y + dy - q),
          sample(X + dx - q, Y + dy - q),
        );
      }
      if (printed && marks && mask[i] > 0) {
        const xi = Math.min(W - 1, Math.max(0, Math.round(X + dx)));
        const yi = Math.min(H - 1, Math.max(0, Math.round(Y + dy)));
        for (let c = 0; c < 4; c++) marks[i * 4 + c] = printed[(yi * W + xi) * 4 + c]!;
      }
    }
  }
  if (clip) {
    for (let i = 0; i < mask.length; i++) {
      const at = ((Math.floor(i / width) + top) * W + (i % width) + left) * 4 + 3;
      mask[i] = mask[i]! * (clip[at]! / 255);
    }
  }
  const { opacity = 1 } = sheet;
  if (opacity < 1) for (let i = 0; i < mask.length; i++) mask[i] = mask[i]! * opacity;
  return { left, top, width, height, mask, core, marks, clip };
}

/** Returns the box around everything that is not transparent, and `pad` px more, within the picture. */
function boundsOf(pixels: Uint8Array, W: number, H: number, pad: number) {
  let [x0, y0, x1, y1] = [W, H, -1, -1];
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      if (pixels[(y * W + x) * 4 + 3] === 0) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      y1 = y;
    }
  }
  if (x1 < 0) return undefined;
  const left = Math.max(0, x0 - pad);
  const top = Math.max(0, y0 - pad);
  return {
    left,
    top,
    width: Math.min(W - 1, x1 + pad) - left + 1,
    height: Math.min(H - 1, y1 + pad) - top + 1,
  };
}

/** Marks cells of 8 px with a print in or beside them: only there the tremor is computed for the print. */
function cellsOf(printed: Uint8Array, W: number, H: number) {
  const across = (W >> 3) + 3;
  const cells = new Uint8Array(across * ((H >> 3) + 3));
  const cell = (x: number, y: number) => ((y >> 3) + 1) * across + (x >> 3) + 1;
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      if (printed[(y * W + x) * 4 + 3] === 0) continue;
      for (const row of [-across, 0, across]) cells.fill(1, cell(x, y) + row - 1, cell(x, y) + row + 2);
    }
  }
  return { has: (x: number, y: number) => cells[cell(x, y)] === 1 };
}
