import type { Page } from '@playwright/test';
import { fitsWindow, foreignRequests, hasNoAxeViolation, readToTheEnd } from '../support/checks.ts';
import { pages, type WalkedPage } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';

test.use({ allowedConsole: [failedDocument] });

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

for (const walked of pages) {
  test.describe(walked.path, () => {
    for (const viewport of [phone, desk]) {
      test(`at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const foreign = foreignRequests(page);
        await open(page, walked);
        await isAsSpecified(page, walked);
        await readToTheEnd(page);
        expect(foreign, 'asked of other origins').toEqual([]);
        await hasNoAxeViolation(page);
        if (viewport === desk) {
          // Only colors differ in the dark.
          await page.emulateMedia({ colorScheme: 'dark' });
          await hasNoAxeViolation(page, ['color-contrast', 'link-in-text-block']);
          await fitsWindow(page, [1280, 1920]);
        } else {
          await fitsWindow(page, [390, 320]);
        }
      });
    }

    test.describe(() => {
      test.use({ javaScriptEnabled: false, viewport: phone });

      test('without a script', async ({ page }) => {
        const foreign = foreignRequests(page);
        await open(page, walked);
        await isAsSpecified(page, walked);
        expect(foreign, 'asked of other origins').toEqual([]);
      });
    });
  });
}

async function open(page: Page, { path, status = 200 }: WalkedPage) {
  const answer = await page.goto(path);
  expect(answer!.status()).toBe(status);
}

async function isAsSpecified(page: Page, walked: WalkedPage) {
  const { path, title, h1, sections = [], bare, noindex, canonical = path, look } = walked;

  // The head.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  if (title) await expect(page).toHaveTitle(`${title} | The Daily Nest`);
  else await expect(page).toHaveTitle(/\S | The Daily Nest$/);
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', noindex ? /^noindex/ : 'index,follow');
  for (const name of ['description', 'robots', 'viewport', 'twitter:card', 'twitter:title', 'twitter:image'])
    await expect(page.locator(`meta[name="${name}"]`), name).toHaveCount(1);
  for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:image', 'og:locale'])
    await expect(page.locator(`meta[property="${name}"]`), name).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
  await expect(page.locator('title')).toHaveCount(1);
  if (!noindex) {
    const origin = new URL(page.url()).origin;
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${canonical}`);
    await expect(page.locator('meta[name="keywords"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^${origin}/`),
    );
  }

  // Landmarks and headings.
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(bare ? 0 : 1);
  await expect(page.getByRole('contentinfo')).toHaveCount(bare ? 0 : 1);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  if (h1) await expect(heading).toHaveText(h1);
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.filter((text) => sections.includes(text))).toEqual(sections);

  // Frames and pictures.
  for (const frame of await page.locator('iframe').all()) {
    await expect(frame).toHaveAttribute('title', /\w/);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('sandbox', /.*/);
  }
  const pictures = await page.locator('main img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      src: image.getAttribute('src'),
      alt: image.hasAttribute('alt'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      eager: image.loading !== 'lazy',
    })),
  );
  expect(pictures.filter(({ alt, sized }) => !alt || !sized)).toEqual([]);
  expect(pictures.filter(({ eager }) => eager).length, 'pictures loaded at once').toBeLessThanOrEqual(1);

  // Nothing of a missing value ever shows.
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\bnull\b|Invalid Date|\[object|NaN/);
  expect(await doubleIds(page)).toEqual([]);

  await look?.(page);
}

function doubleIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}
