import type { Page } from 'playwright';

/** What a picture of the documentation may weigh, in bytes. */
const budget = 400_000;

/** The page as WebP, as good as the budget allows. Playwright itself writes PNG and JPEG only. */
export async function webpWithin(page: Page): Promise<Buffer> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const chromium = await page.context().newCDPSession(page);
  for (let quality = 90; quality >= 50; quality -= 5) {
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.byteLength <= budget) return bytes;
  }
  throw new Error('The picture is above 400 kB at any quality worth looking at: show less of the page.');
}
