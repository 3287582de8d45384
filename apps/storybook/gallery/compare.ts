import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How much of one tile may differ. Letters drawn by another release of the font library differ in single pixels of their edges;
 * a moved line, another color or a missing part fills its tile.
 */
const tolerance = { tile: 40, share: 0.2, size: 2 };

interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Says in a sentence how the second picture differs from the first, or nothing when a person would not see it. */
export async function difference(before: Uint8Array, after: Uint8Array): Promise<string | undefined> {
  const [was, is] = await Promise.all([decode(before), decode(after)]);
  const width = Math.min(was.width, is.width);
  const height = Math.min(was.height, is.height);
  if (Math.abs(was.width - is.width) > tolerance.size || Math.abs(was.height - is.height) > tolerance.size)
    return `was ${was.width} × ${was.height}, is ${is.width} × ${is.height}`;
  const marks = new Uint8Array(width * height * 4);
  pixelmatch(crop(was, width, height), crop(is, width, height), marks, width, height, {
    threshold: 0.15,
    diffMask: true,
  });
  const worst = worstTile(marks, width, height);
  if (worst.share <= tolerance.share) return undefined;
  return `differs by ${Math.round(worst.share * 100)} % around ${worst.x}, ${worst.y}`;
}

/** As small as it can be kept without drawing noise: 32 steps of each color, lossless. */
export async function compact(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const coarse = Uint8Array.from(data, (value) => Math.min(255, Math.round(value / 8) * 8));
  const { width, height } = info;
  return sharp(coarse, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer();
}

async function decode(picture: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function crop({ data, width }: Picture, toWidth: number, toHeight: number): Uint8Array {
  if (width === toWidth) return data.subarray(0, toWidth * toHeight * 4);
  const cropped = new Uint8Array(toWidth * toHeight * 4);
  for (let row = 0; row < toHeight; row += 1)
    cropped.set(data.subarray(row * width * 4, (row * width + toWidth) * 4), row * toWidth * 4);
  return cropped;
}

function worstTile(marks: Uint8Array, width: number, height: number) {
  const { tile } = tolerance;
  const columns = Math.ceil(width / tile);
  const counts = new Uint32Array(columns * Math.ceil(height / tile));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (marks[(y * width + x) * 4 + 3]! > 0)
        counts[Math.floor(y / tile) * columns + Math.floor(x / tile)]! += 1;
    }
  }
  let worst = 0;
  for (const [index, count] of counts.entries()) if (count > counts[worst]!) worst = index;
  return {
    share: (counts[worst] ?? 0) / tile ** 2,
    x: (worst % columns) * tile,
    y: Math.floor(worst / columns) * tile,
  };
}
