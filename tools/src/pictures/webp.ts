import type { Page } from 'playwright';

/** The maximum size of a picture in the documentation, in bytes. */
const budget = 400_000;

/**
 * Returns the page as WebP, in the best quality within the budget. Playwright itself writes only PNG and
 * JPEG.
 */
export async function webpWithin(page: Page): Promise<Buffer> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const chromium = await page.context().newCDPSession(page);
  for (let quality = 90; quality >= 50; quality -= 5) {
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.byteLength <= budget) return bytes;
  }
  throw new Error('The picture is above 400 kB at any acceptable quality: show less of the page.');
}
