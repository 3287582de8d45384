import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Card, drawCard } from './draw-card.ts';

// The text is paths already; loading the machine's fonts would only take time.
const options = { font: { loadSystemFonts: false } } as const;

/**
 * The number of colors. Flat color needs few, which saves three quarters of the bytes without a visible
 * difference. A photo's grain is half of its bytes.
 */
const palettes = {
  drawing: { palette: true, colours: 160, dither: 0 },
  photo: { palette: true, quality: 50, dither: 0 },
} as const;

/** Renders a drawing to a PNG on the thread pool. */
export async function pngOf(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, options)).asPng();
}

/** Returns the SVG of a card and its palette: together the key of a cached card. */
export async function cardSource(card: Card): Promise<{ svg: string; palette: 'drawing' | 'photo' }> {
  return { svg: await drawCard(card), palette: card.picture?.includes('<image ') ? 'photo' : 'drawing' };
}

/**
 * Returns a social card as a PNG of 1200 × 630, small enough for networks with a size limit. More effort
 * would take more than twice the time and save a fifth of bytes that only crawlers load.
 */
export async function cardPng(source: Awaited<ReturnType<typeof cardSource>>): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(source.svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ ...palettes[source.palette], effort: 1 })
    .toBuffer();
}
