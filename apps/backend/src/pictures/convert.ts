import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { MirroredFiles, MirroredShape } from '../db/schema.ts';
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

// The decoders are written in C. Only the formats that posts show are enabled, not SVG, PDF, TIFF and others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});
// Leaves the other cores to readers' answers.
sharp.concurrency(1);
sharp.cache(false);

const white = '#ffffff';
const widest = Math.max(...shapes.scene.widths);

/** A picture's files by name, and their description. */
export interface Converted {
  files: MirroredFiles;
  contents: { name: string; bytes: Uint8Array }[];
  /** The point that all crops keep, in percent of width and height. */
  focus: Focus;
  /** The whole picture without metadata, where it was asked for. */
  master?: Uint8Array;
}

interface Focus {
  x: number;
  y: number;
}

export interface ConvertOptions {
  /** In percent; without it the most telling point is found. */
  focus?: Focus | undefined;
  withMaster?: boolean;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Converts the bytes of another server, whatever their content type. Drops metadata such as a location, texts
 * or a thumbnail. Throws if they are not a picture or it is too large.
 */
export async function convert(
  bytes: Uint8Array,
  { focus, withMaster = false }: ConvertOptions = {},
): Promise<Converted> {
  const pixels = await decode(bytes);
  const { width, height } = pixels.info;
  const [small, point] = await Promise.all([
    sharp(pixels.data, { raw: raw(pixels) })
      .resize(64, 64, { fit: 'inside' })
      .png()
      .toBuffer(),
    focus ? { x: (focus.x * width) / 100, y: (focus.y * height) / 100 } : attention(pixels),
  ]);
  const { dominant } = await sharp(small).stats();
  const contents: Converted['contents'] = [];
  const make = async (shape: Shape): Promise<MirroredShape> => {
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
  const master = sharp(pixels.data, { raw: raw(pixels) }).webp({ quality: 92, effort: 2 });
  return {
    files: { color: hex(dominant), scene, round },
    contents,
    focus: focus ?? { x: Math.round((100 * point.x) / width), y: Math.round((100 * point.y) / height) },
    ...(withMaster && { master: await master.toBuffer() }),
  };
}

/** Decodes the picture: upright, on white, in sRGB, and no larger than its largest file. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' });
  const { autoOrient } = await source.metadata().catch((cause: unknown) => {
    throw new PictureError('is not a known picture format', { cause });
  });
  if (Math.min(autoOrient.width, autoOrient.height) < leastSide)
    throw new PictureError(`is only ${autoOrient.width} × ${autoOrient.height} px`);
  // At most as wide as the largest scene, and as high as the largest square.
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

/** Returns the focus of the picture by skin, saturated colors and edges. */
async function attention(pixels: Pixels): Promise<{ x: number; y: number }> {
  // Its coordinates are wrong if the same step also scales, or if decoding has scaled.
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
  // For an empty picture it returns the corner.
  const found = attentionX > 0 || attentionY > 0;
  return {
    x: (found ? attentionX / info.width : 0.5) * pixels.info.width,
    y: (found ? attentionY / info.height : 0.5) * pixels.info.height,
  };
}

function encode(picture: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif')
    // The next effort takes twice the time and saves one percent.
    return picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 72, effort: 4 }).toBuffer();
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** Returns the start of a crop of this length with the point in its middle, within the whole length. */
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
