import type { Page } from 'playwright';
import sharp from 'sharp';

/** The maximum size of a picture in the documentation, in bytes, where it says no other. */
const usual = 400_000;

/**
 * Returns the page as WebP, in the best quality within the budget. Playwright itself writes only PNG and
 * JPEG.
 */
export async function webpWithin(page: Page, budget = usual): Promise<Buffer> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  for (let quality = 90; quality >= 50; quality -= 5) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.byteLength <= budget) return bytes;
  }
  throw new Error(
    `The picture is above ${budget / 1000} kB at any acceptable quality: show less of the page.`,
  );
}
