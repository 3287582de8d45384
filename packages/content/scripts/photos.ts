import { meanColor } from '@daily-nest/illustrations/mean-color';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slugSchema } from '../src/schemas.ts';
import type { Photo } from '../src/types.ts';
import type { Problem } from './problem.ts';
import { write } from './write.ts';

/** A narrower picture is blurred on a large screen. */
const leastWidth = 1200;

/**
 * Widths in px: cards and phones, phones with two and three dots a pixel, desktops, and those with two. None
 * is wider than the picture.
 */
const widths = [320, 480, 768, 1200, 1600, 1920];

/** For old browsers, feed readers and search engines. */
const plainWidth = 1280;

/** Raise it when the settings below change: existing pictures are not converted again. */
const edition = '1';
const lighter = {
  // The next effort takes six times as long and saves one percent.
  avif: { quality: 50, effort: 3 },
  webp: { quality: 72, effort: 4 },
} as const;

/** A raster picture of photos/ before conversion. */
export interface PhotoSource {
  bytes: Buffer;
  /** The extension of the file, `.jpg`. */
  extension: string;
  photo: Photo;
}

export interface Photos {
  /** By the address on the site, `/pictures/rain.jpg` for photos/rain.jpg. */
  sources: Map<string, PhotoSource>;
  problems: Problem[];
}

/** Reads photos/: JPEG, PNG, WebP and AVIF files of at least 1200 px in width. */
export async function readPhotos(root: string): Promise<Photos> {
  const folder = join(root, 'photos');
  const photos: Photos = { sources: new Map(), problems: [] };
  if (!existsSync(folder)) return photos;
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  for (const name of names) {
    const read = await readPhoto(join(folder, name), name);
    if (typeof read === 'string') photos.problems.push({ file: `photos/${name}`, line: 1, reason: read });
    else photos.sources.set(read.photo.src, read);
  }
  return photos;
}

async function readPhoto(path: string, name: string): Promise<PhotoSource | string> {
  const extension = extname(name);
  const slug = name.slice(0, -extension.length);
  if (!/^\.(?:jpe?g|png|webp|avif)$/.test(extension))
    return 'the file name must end in .jpg, .png, .webp or .avif';
  if (!slugSchema.safeParse(slug).success)
    return 'the file name must be lower-case words joined by hyphens, and an extension';

  const bytes = await readFile(path);
  const size = await sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  if (!size) return 'the file is no picture that can be read';
  if (size.width < leastWidth)
    return `the picture is ${size.width} px wide, it must have at least ${leastWidth} px`;

  const print = createHash('sha256').update(edition).update(bytes).digest('hex').slice(0, 8);
  const own = widths.filter((width) => width < size.width);
  if (size.width <= widths.at(-1)!) own.push(size.width);
  const files = `/pictures/${slug}.${print}`;
  const width = Math.min(size.width, plainWidth);
  const height = Math.round((size.height * width) / size.width);
  const color = meanColor((await sharp(bytes).stats()).channels);
  const photo = { src: `/pictures/${name}`, width, height, files, widths: { avif: own, webp: own }, color };
  return { bytes, extension, photo };
}

/**
 * Writes a picture in all sizes into a folder, upright and without metadata such as a place or a name.
 * Returns the names of its files.
 */
export async function writePhoto(
  { bytes, extension, photo }: PhotoSource,
  folder: string,
): Promise<string[]> {
  const plain = photo.src.replace('/pictures/', '');
  const upright = sharp(bytes).autoOrient();
  await write(join(folder, plain), await plainFile(upright.clone().resize(photo.width), extension));
  const names = [plain];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of photo.widths[format]) {
      const name = `${photo.files.replace('/pictures/', '')}.${width}.${format}`;
      names.push(name);
      // The name contains a hash of the source, so an existing file is the right one.
      if (existsSync(join(folder, name))) continue;
      const small = upright.clone().resize(width);
      await write(
        join(folder, name),
        await (format === 'avif' ? small.avif(lighter.avif) : small.webp(lighter.webp)).toBuffer(),
      );
    }
  }
  return names;
}

function plainFile(picture: Sharp, extension: string): Promise<Buffer> {
  switch (extension) {
    case '.png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
    case '.webp':
      return picture.webp(lighter.webp).toBuffer();
    case '.avif':
      return picture.avif(lighter.avif).toBuffer();
    default:
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
