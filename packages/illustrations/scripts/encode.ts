import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { paperEdition, sheetsOf } from '../src/paper/index.ts';
import { fileWidths, plainWidths, type ReadyFile } from '../src/ready-picture.ts';
import type { Scene, SceneKind } from '../src/scene.ts';

/** The maximum size of a file by its width, in bytes. */
const limits: Record<SceneKind, Readonly<Record<number, number>>> = {
  scene: { 608: 16_500, 800: 25_000, 1600: 90_000 },
  disc: { 400: 12_000 },
  portrait: { 320: 8_000, 640: 24_000 },
};

/** Raise it when the settings of the files change: all pictures are then drawn again. */
const filesEdition = 1;
const best = { avif: 50, webp: 60 };
/** Below this quality paper looks like porridge. */
const worst = 26;

/** The width in px at which a scene is drawn for its files. */
export function drawnWidth(kind: SceneKind): number {
  return Math.max(...fileWidths[kind].avif);
}

/** Returns a hash of everything that decides the look of a scene's files. */
export function printOf(name: string, { kind, layers }: Scene): string {
  const files = { widths: fileWidths[kind], plain: plainWidths[kind], limits: limits[kind] };
  const all = JSON.stringify([filesEdition, paperEdition, files, name, kind, sheetsOf(layers)]);
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}

/** Encodes a drawing of `drawnWidth` as one of its files. Throws if it cannot be made small enough. */
export async function encode(picture: Sharp, kind: SceneKind, { format, width }: ReadyFile): Promise<Buffer> {
  const small = sharp(await picture.clone().resize(width).png().toBuffer());
  if (format === 'jpg') return small.jpeg({ quality: 75, mozjpeg: true }).toBuffer();

  const limit = limits[kind][width] ?? Infinity;
  for (let quality = best[format]; quality >= worst; quality -= 3) {
    // The next effort takes twice as long and saves one percent.
    const bytes = await small.clone()[format]({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(
    `it does not fit into ${limit / 1000} kB as ${format}: take fewer sheets, or larger and calmer ones`,
  );
}
