import type { Browser } from 'playwright';

/** Screenshots of a front page as data addresses. */
export interface FrontPage {
  /** The direction in which it is read. */
  dir: string;
  desk: string;
  phone: string;
}

/** The screenshots' windows: higher than a screen, so that the order of the page is visible. */
export const windows = {
  desk: { width: 1280, height: 1040 },
  phone: { width: 390, height: 1100 },
} as const;

/** Takes the screenshots of a running site's front page. */
export async function frontPage(browser: Browser, origin: string): Promise<FrontPage> {
  const { dir, picture } = await shot('desk', 1.5);
  return { dir, desk: picture, phone: (await shot('phone', 2)).picture };

  async function shot(window: keyof typeof windows, deviceScaleFactor: number) {
    const page = await browser.newPage({ viewport: windows[window], deviceScaleFactor, locale: 'en-US' });
    try {
      await page.addInitScript(() => localStorage.setItem('donationPopupShown', 'true'));
      await page.goto(origin);
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      // A font that came late is used from the next page on.
      await page.reload();
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      // On a busy machine it is late again, and used after a change of width.
      await page.setViewportSize({ ...windows[window], width: 320 });
      await page.screenshot();
      await page.setViewportSize(windows[window]);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // A hidden picture, as in a closed menu, never loads.
        const seen = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(seen.map((image) => image.decode()));
      });
      const dir = await page.evaluate(() => getComputedStyle(document.documentElement).direction);
      const bytes = await page.screenshot();
      return { dir, picture: `data:image/png;base64,${bytes.toString('base64')}` };
    } finally {
      await page.close();
    }
  }
}
