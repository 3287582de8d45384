import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * The allowed differences. Two runs on the same machine are identical; the rest is for another machine's font
 * rendering, which changes the edges of letters. The smallest part of the kit, a hairline under a word, has
 * more pixels than `pixels`.
 */
const tolerance = {
  /** The maximum color difference of a pixel, as pixelmatch counts it. */
  threshold: 0.05,
  /** The maximum number of pixels above that threshold. Edges of shapes and letters are excluded. */
  pixels: 20,
  /**
   * The maximum difference of an even area's mean in red, green or blue, of 255. Rounding by `compact` takes
   * up to half a step.
   */
  channel: 5,
  /** The minimum number of equal pixels that count as an area. */
  area: 60,
};

/** Keeps one in eight levels of a channel. */
const step = 8;

interface Picture {
  /** Three bytes for each pixel: red, green, blue. With alpha there are four. */
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Difference {
  /** A sentence about the difference. */
  sentence: string;
  /**
   * Returns a PNG with the changed pixels in red over the faded first picture. Undefined if the sizes differ.
   */
  mark?: () => Promise<Uint8Array>;
}

/** Returns the visible difference between two pictures, or undefined. */
export async function difference(before: Uint8Array, after: Uint8Array): Promise<Difference | undefined> {
  const [seen, now] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = seen;
  if (width !== now.width || height !== now.height)
    return { sentence: `was ${width} × ${height}, is ${now.width} × ${now.height}` };
  // The usual case; the rest takes ten times as long.
  if (isSame(seen.data, now.data)) return undefined;
  const [was, is] = await Promise.all([withAlpha(seen), withAlpha(now)]);
  const marks = new Uint8Array(width * height * 4);
  const changed = pixelmatch(was.data, is.data, marks, width, height, { threshold: tolerance.threshold });
  const recolored = changedAreas(was, is);
  const parts = [];
  if (changed > tolerance.pixels) parts.push(`differs in ${changed} pixels`);
  if (recolored.length > 0) parts.push(`has other colors: ${recolored.slice(0, 3).join(', ')}`);
  if (parts.length === 0) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return { sentence: parts.join(' and '), mark: () => sharp(marks, { raw }).png().toBuffer() };
}

/**
 * Returns a picture in its smallest lossless form with 32 levels per channel, which is too coarse to encode
 * noise.
 */
export async function compact(picture: Uint8Array): Promise<Uint8Array> {
  const { data, width, height } = await decode(picture);
  return sharp(coarse(data), { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer();
}

const levels = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value / step) * step));

function coarse(data: Uint8Array): Uint8Array {
  const result = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index += 1) result[index] = levels[data[index]!]!;
  return result;
}

/** Returns whether `picture`, made coarse, is equal to `baseline`. */
function isSame(baseline: Uint8Array, picture: Uint8Array): boolean {
  for (let index = 0; index < baseline.length; index += 1)
    if (baseline[index] !== levels[picture[index]!]) return false;
  return true;
}

async function decode(picture: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the picture with alpha, which pixelmatch needs. */
async function withAlpha({ data, width, height }: Picture): Promise<Picture> {
  const opaque = sharp(data, { raw: { width, height, channels: 3 } }).ensureAlpha();
  return { data: await opaque.raw().toBuffer(), width, height };
}

/**
 * Returns even areas with another color. pixelmatch mostly compares brightness, so a changed hue may stay
 * below its threshold, although a reader sees it over an area.
 */
function changedAreas(was: Picture, is: Picture): string[] {
  const before = new Uint32Array(was.data.buffer, was.data.byteOffset, was.width * was.height);
  const areas = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let index = was.width; index < before.length - was.width; index += 1) {
    const color = before[index]!;
    const inside =
      before[index - 1] === color &&
      before[index + 1] === color &&
      before[index - was.width] === color &&
      before[index + was.width] === color;
    if (!inside) continue;
    let area = areas.get(color);
    if (!area) areas.set(color, (area = { count: 0, sums: [0, 0, 0] }));
    area.count += 1;
    for (let channel = 0; channel < 3; channel += 1) area.sums[channel]! += is.data[index * 4 + channel]!;
  }
  return [...areas].flatMap(([color, { count, sums }]) => {
    // The bytes of a pixel are in the order red, green, blue, alpha; the number has the first of them last.
    const old = [color & 255, (color >> 8) & 255, (color >> 16) & 255];
    const now = sums.map((sum) => Math.round(sum / count));
    const same = old.every((value, channel) => Math.abs(value - now[channel]!) <= tolerance.channel);
    return same || count < tolerance.area ? [] : [`rgb(${old.join(' ')}) is rgb(${now.join(' ')})`];
  });
}
