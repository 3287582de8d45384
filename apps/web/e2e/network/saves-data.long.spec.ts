import type { Page } from '@playwright/test';
import { expect, failedDocument, scriptRequests, startApp, test } from '../support/test.ts';

// The header of a browser whose reader saves data.
test.use({ extraHTTPHeaders: { 'save-data': 'on' } });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    try {
      localStorage.setItem('frameChoices', JSON.stringify(['Google Forms']));
    } catch {
      // A frame of another company has no storage here.
    }
  }),
);

test.describe('a pointer', () => {
  test.use({ allowedConsole: [failedDocument] });

  test('loads nothing before the press for a reader who saves data', async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Go Back' }).hover();
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await page.mouse.down();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });
});

test('a reader who saves data is asked before another company’s frame, whatever was chosen before', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('google.com')) foreign.push(request.url());
  });
  await page.goto('/contact');
  await startApp(page);
  await page.getByRole('heading', { name: 'Write to Us' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('link', { name: 'Load Contact form' })).toBeVisible();
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 });

  test('a reader who saves data gets pictures of a phone’s width in the usual size', async ({
    page,
    browser,
    baseURL,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/\/pictures\/a-nest-of-houses.*\.avif$/.test(response.url()))
        sizes.push(response.body().then((body) => body.byteLength));
    });
    const roomOf = async (of: Page) => {
      await of.goto(`${baseURL}/about`);
      const image = of.getByRole('img', { name: /^A cut-paper scene: three small houses/ });
      await expect(image).toHaveJSProperty('complete', true);
      return image.boundingBox();
    };
    const room = await roomOf(page);
    await expect.poll(() => sizes.length).toBe(1);
    expect(await sizes[0]).toBeLessThan(12 * 1024);
    const other = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: 2,
      extraHTTPHeaders: {},
    });
    expect(room).toEqual(await roomOf(other));
    await other.close();
  });
});

test('a reader who saves data loads no sound before playing it', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || request.url().includes('/api/stream'))
      sounds.push(request.url());
  });
  await page.goto('/radio');
  await startApp(page);
  await page.waitForTimeout(500);
  expect(sounds).toEqual([]);
});
