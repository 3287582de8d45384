import { blur } from './blur.ts';
import type { Cut } from './cut.ts';
import { noise } from './noise.ts';

/** The direction of shadows: down, and half as far to the right. */
const light = { x: 0.55, y: 1 };
const color = [26, 20, 34];
/** The darkness of the sharp shadow at the edge, and of the wide one. */
const contact = 0.4;
const soft = 0.34;

/**
 * Draws a sharp and a soft shadow below a sheet.
 *
 * @param out RGB of the picture, `W` px wide.
 * @param height of the sheet, in px of the picture.
 * @param scale px of the picture per px of the stage.
 */
export function castShadow(
  out: Float32Array,
  W: number,
  { left, top, width, height: rows, mask, clip }: Cut,
  { height, seed, scale }: { height: number; seed: number; scale: number },
): void {
  const near = blur(mask, width, rows, Math.max(1, height * 0.28));
  const far = blur(mask, width, rows, Math.max(2, height * 1.05));
  const [nearX, nearY] = [Math.round(light.x * height * 0.36), Math.round(light.y * height * 0.36)];
  const [farX, farY] = [Math.round(light.x * height * 1.15), Math.round(light.y * height * 1.15)];
  // A sheet is not perfectly flat: its shadow varies.
  let lift = 0.82;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x]! > 0.999) continue;
      const p = near[Math.max(0, y - nearY) * width + Math.max(0, x - nearX)]!;
      const q = far[Math.max(0, y - farY) * width + Math.max(0, x - farX)]!;
      if (q < 0.003 && p < 0.003) continue;
      if ((x & 7) === 0)
        lift = 0.82 + 0.28 * noise((x + left) / scale / 230, (y + top) / scale / 230, seed + 20);
      let dark = 1 - (1 - p * contact) * (1 - q * soft * lift);
      const at = (y + top) * W + x + left;
      if (clip) dark *= clip[at * 4 + 3]! / 255;
      if (dark < 0.004) continue;
      for (let c = 0; c < 3; c++) out[at * 3 + c] = out[at * 3 + c]! * (1 - dark * (1 - color[c]! / 255));
    }
  }
}
