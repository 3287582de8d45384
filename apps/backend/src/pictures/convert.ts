import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { KeptFiles, KeptShape } from '../db/schema.ts';
import { PictureError } from './picture-error.ts';
import {
  fileName,
  type Format,
  heightOf,
  leastSide,
  mostPixels,
  plainWidthOf,
  type Shape,
  shapes,
  widthsOf,
} from './recipe.ts';

// What decodes is foreign code in C, so nothing decodes but what posts show: no SVG, PDF, TIFF or whatever else is compiled in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});
// Readers' answers need the machine's other processors more.
sharp.concurrency(1);
sharp.cache(false);

const white = '#ffffff';
const widest = Math.max(...shapes.scene.widths);

/** A picture's files by name, and what is known of it. */
export interface Converted {
  files: KeptFiles;
  contents: { name: string; bytes: Uint8Array }[];
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Makes the files of a picture out of what another server sent, whatever it said that this was. Nothing of the file itself
 * goes through: no place where it was taken, no words, no second picture. Throws for what is no picture, or too large a one.
 */
export async function convert(bytes: Uint8Array): Promise<Converted> {
  const pixels = await decode(bytes);
  const { width, height } = pixels.info;
  const [small, point] = await Promise.all([
    sharp(pixels.data, { raw: raw(pixels) })
      .resize(64, 64, { fit: 'inside' })
      .png()
      .toBuffer(),
    attention(pixels),
  ]);
  const { dominant } = await sharp(small).stats();
  const contents: Converted['contents'] = [];
  const make = async (shape: Shape): Promise<KeptShape> => {
    const { ratio } = shapes[shape];
    const cut = {
      width: Math.min(width, Math.floor(height * ratio)),
      height: Math.min(height, Math.floor(width / ratio)),
    };
    const left = around(point.x, cut.width, width);
    const top = around(point.y, cut.height, height);
    const piece = () => sharp(pixels.data, { raw: raw(pixels) }).extract({ left, top, ...cut });
    const widths = widthsOf(shape, cut.width);
    const plain = plainWidthOf(shape, widths);
    const add = async (px: number, format: Format) => {
      const sized = piece().resize(px, heightOf(shape, px), { fit: 'fill' });
      contents.push({ name: fileName(shape, px, format), bytes: await encode(sized, format) });
    };
    for (const px of widths) {
      await add(px, 'avif');
      await add(px, 'webp');
    }
    await add(plain, 'jpg');
    return {
      widths,
      width: plain,
      height: heightOf(shape, plain),
      focus: `${percent(point.x - left, cut.width)} ${percent(point.y - top, cut.height)}`,
    };
  };
  const scene = await make('scene');
  const round = await make('round');
  return { files: { color: hex(dominant), scene, round }, contents };
}

/** The picture upright, on white, in sRGB, and no larger than its largest file needs it. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' });
  const { autoOrient } = await source.metadata().catch((cause: unknown) => {
    throw new PictureError('is no picture that is known', { cause });
  });
  if (Math.min(autoOrient.width, autoOrient.height) < leastSide)
    throw new PictureError(`is only ${autoOrient.width} × ${autoOrient.height} px`);
  // As wide as the scene at most, and as high as a square of the round one's largest needs.
  return source
    .autoOrient()
    .flatten({ background: white })
    .toColourspace('srgb')
    .resize(widest, widest, { fit: 'outside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new PictureError('cannot be decoded', { cause });
    });
}

/** The point that the eye is drawn to: skin, saturated colors, edges. */
async function attention(pixels: Pixels): Promise<{ x: number; y: number }> {
  // Its coordinates are only right where nothing is scaled in the same step, and nothing was scaled while it was decoded.
  const { data, info } = await sharp(pixels.data, { raw: raw(pixels) })
    .resize(240, 240, { fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = Math.min(info.width, info.height);
  const crop = await sharp(data, { raw: raw({ data, info }) })
    .resize(side, side, { position: sharp.strategy.attention })
    .toFormat('png')
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = crop.info;
  // The corner is what it says of a picture without anything in it.
  const found = attentionX > 0 || attentionY > 0;
  return {
    x: (found ? attentionX / info.width : 0.5) * pixels.info.width,
    y: (found ? attentionY / info.height : 0.5) * pixels.info.height,
  };
}

function encode(picture: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif')
    // Another step of effort takes twice the time for one byte in a hundred.
    return picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 72, effort: 4 }).toBuffer();
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** Where a cut of a length begins that has a point in its middle, as far as the whole allows. */
function around(point: number, length: number, whole: number): number {
  return Math.round(Math.min(Math.max(point - length / 2, 0), whole - length));
}

function raw({ info: { width, height, channels } }: Pixels) {
  return { width, height, channels };
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
