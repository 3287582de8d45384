import { renderAsync } from '@resvg/resvg-js';
import { type Card, drawCard } from './drawCard.ts';

// Letters are paths already; looking for the machine's fonts would only take time.
const options = { font: { loadSystemFonts: false } } as const;

/** A drawing as the bytes of a PNG. The work is done on the thread pool. */
export async function pngOf(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, options)).asPng();
}

/** A social card as a PNG of 1200 × 630. */
export async function cardPng(card: Card): Promise<Buffer> {
  return pngOf(await drawCard(card));
}
