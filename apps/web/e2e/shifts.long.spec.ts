import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { topicPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind; late-fonts.long.spec.ts tests late fonts. */
const kinds = [
  '/',
  '/articles',
  '/articles/a-fever-at-three-in-the-morning',
  '/blog',
  '/blog/a-babys-first-passport',
  '/parenting-tips',
  '/community-stories',
  '/health-wellness',
  '/faq',
  '/contact',
  '/partners',
  '/books',
  '/radio',
  ...topicPaths,
];

/** Heights of advertisements in pixels: too small, right, too tall, removed. */
const banners = [50, 250, 600, 0, 250];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.describe.configure({ timeout: 120_000 });

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await watchShifts(page);
    });

    test('nothing moves when advertisements load late, are refreshed or removed', async ({ page }) => {
      for (const path of kinds) {
        await page.goto(path);
        await look(page, path, async () => {
          for (const height of banners) await fillSlots(page, height);
        });
      }
    });

    test.describe('without framed pages', () => {
      test.use({ allowedConsole: [/Failed to load resource/] });

      test('nothing moves', async ({ page }) => {
        await page.route('**/walls/**', (route) => route.abort());
        for (const path of ['/', ...topicPaths]) {
          await page.goto(path);
          await look(page, path);
        }
      });
    });
  });
}

/** Scrolls down the whole page, window by window, and expects no shift. */
async function look(page: Page, path: string, meanwhile?: () => Promise<void>) {
  await meanwhile?.();
  for (let again = true; again;) {
    again = await page.evaluate(() => {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    });
    await meanwhile?.();
    await shiftsOf(page);
  }
  const { sum, moved } = await shiftsOf(page);
  expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(0.001);
}

/** Acts like a network's script: puts one banner into every slot, replacing the previous one. */
async function fillSlots(page: Page, height: number) {
  await page.evaluate((pixels) => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-ad-slot]')) {
      const stage = slot.lastElementChild!;
      stage.querySelector('iframe')?.remove();
      slot.dataset['state'] = pixels === 0 ? 'empty' : 'filled';
      if (pixels === 0) continue;
      const banner = document.createElement('iframe');
      banner.width = '320';
      banner.height = String(pixels);
      stage.prepend(banner);
    }
  }, height);
  await shiftsOf(page);
}
