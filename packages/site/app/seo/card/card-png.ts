import sharp from 'sharp';
import { type Card, drawCard, pictureBox } from './draw-card.ts';

/**
 * The number of colors. Flat color needs few, which saves three quarters of the bytes without a visible
 * difference. A photo's grain is half of its bytes.
 */
const palettes = {
  drawing: { palette: true, colours: 160, dither: 0 },
  photo: { palette: true, quality: 50, dither: 0 },
} as const;

/** Renders a drawing to a PNG on the thread pool. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Returns the SVG of a card and its photo, if it has one: together the key of a cached card. */
export async function cardSource(card: Card): Promise<{ svg: string; photo?: Buffer }> {
  return { svg: await drawCard(card), ...(Buffer.isBuffer(card.picture) && { photo: card.picture }) };
}

/**
 * Returns a social card as a PNG of 1200 × 630, small enough for networks with a size limit. More effort
 * would take more than twice the time and save a fifth of bytes that only crawlers load.
 */
export async function cardPng({ svg, photo }: Awaited<ReturnType<typeof cardSource>>): Promise<Buffer> {
  const card = sharp(Buffer.from(svg));
  if (photo) card.composite([{ ...pictureBox, ...(await filling(photo)) }]);
  return card.png({ ...palettes[photo ? 'photo' : 'drawing'], effort: 1 }).toBuffer();
}

/** Returns the pixels of a photo in the size of its box. In the drawing it would take four times as long. */
async function filling(photo: Buffer) {
  const { width, height } = pictureBox;
  const { data, info } = await sharp(photo)
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width, height, channels: info.channels } };
}
