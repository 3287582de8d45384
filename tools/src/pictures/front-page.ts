import type { Browser } from 'playwright';

/** Screenshots of a front page as data addresses. */
export interface FrontPage {
  name: string;
  tagline: string;
  desk: string;
  phone: string;
}

/** The screenshots' windows: higher than a screen, so that the order of the page is visible. */
export const windows = {
  desk: { width: 1280, height: 1040 },
  phone: { width: 390, height: 1280 },
} as const;

/** Takes the screenshots of a running site's front page. */
export async function frontPage(browser: Browser, origin: string): Promise<FrontPage> {
  const desk = await shot('desk', 1.5);
  const phone = await shot('phone', 2);
  return { ...desk.names, desk: desk.picture, phone: phone.picture };

  async function shot(window: keyof typeof windows, deviceScaleFactor: number) {
    const page = await browser.newPage({ viewport: windows[window], deviceScaleFactor, locale: 'en-US' });
    try {
      await page.goto(origin);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // A hidden picture, as in a closed menu, never loads.
        const seen = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(seen.map((image) => image.decode()));
      });
      const names = await page.evaluate(() => ({
        name: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')!.content,
        tagline: document.querySelector('h1')!.textContent,
      }));
      const bytes = await page.screenshot();
      return { names, picture: `data:image/png;base64,${bytes.toString('base64')}` };
    } finally {
      await page.close();
    }
  }
}
