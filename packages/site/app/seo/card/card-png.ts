import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Card, drawCard } from './draw-card.ts';

// Letters are paths already; looking for the machine's fonts would only take time.
const options = { font: { loadSystemFonts: false } } as const;

/** Flat color needs few: a quarter of the bytes, and no eye sees it. A photo has grain, which is half of its bytes. */
const palettes = {
  drawing: { palette: true, colours: 160, dither: 0 },
  photo: { palette: true, quality: 50, dither: 0 },
} as const;

/** A drawing as the bytes of a PNG. The work is done on the thread pool. */
export async function pngOf(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, options)).asPng();
}

/** What is drawn of a card, and with which colors it becomes a PNG: the key of a cached one. */
export async function cardSource(card: Card): Promise<{ svg: string; palette: 'drawing' | 'photo' }> {
  return { svg: await drawCard(card), palette: card.picture?.includes('<image ') ? 'photo' : 'drawing' };
}

/**
 * A social card as a PNG of 1200 × 630, small enough for networks that give up on large ones. More effort takes more than twice
 * the time and saves a fifth of bytes that only crawlers load.
 */
export async function cardPng(source: Awaited<ReturnType<typeof cardSource>>): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(source.svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ ...palettes[source.palette], effort: 1 })
    .toBuffer();
}
