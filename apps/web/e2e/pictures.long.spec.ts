import type { Page, Response } from '@playwright/test';
import { expect, failedDocument, test } from './support/test.ts';

const article = '/articles/reading-aloud-to-a-wriggling-child';

/** Returns the files of a photo that a page loads. */
function filesOf(page: Page, name: string): Response[] {
  const photos: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(`/pictures/${name}.`)) photos.push(response);
  });
  return photos;
}

test.describe('a photo', () => {
  for (const [screen, viewport, deviceScaleFactor, width, kB] of [
    ['a phone', { width: 390, height: 844 }, 1, 320, 8],
    ['a phone with three dots a pixel', { width: 390, height: 844 }, 3, 1200, 64],
    ['a desk', { width: 1280, height: 900 }, 1, 768, 24],
  ] as const) {
    test.describe(() => {
      test.use({ viewport, deviceScaleFactor });

      test(`is loaded once, in a small format, and in the width of ${screen}`, async ({ page }) => {
        const photos = filesOf(page, 'a-nest-of-houses');
        await page.goto('/about');
        const image = page.getByRole('img', { name: /^A cut-paper scene: three small houses/ });
        await expect(image).toHaveJSProperty('complete', true);
        await expect(image).toHaveAttribute('fetchpriority', 'high');
        expect(photos.map((response) => response.url())).toEqual([
          expect.stringMatching(new RegExp(`\\.${width}\\.avif$`)),
        ]);
        const [photo] = photos;
        expect(photo!.headers()).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await photo!.body()).byteLength).toBeLessThan(kB * 1024);
      });
    });
  }

  test('in an article loads lazily, and moves nothing', async ({ page }) => {
    const photos = filesOf(page, 'a-story-out-of-its-book');
    await page.goto(article);
    const figure = page.locator('figure').filter({ hasText: 'Most of a story happens above the page.' });
    const image = figure.getByRole('img', { name: /^A cut-paper scene: hills, a boat/ });
    await page.waitForLoadState('load');
    expect(photos).toEqual([]);
    const room = await figure.boundingBox();
    expect(room!.height).toBeGreaterThan(200);

    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photos.map((response) => response.headers()['content-type']))
      .toEqual(['image/avif']);
    await expect(image).toHaveJSProperty('complete', true);
    const { width, height } = (await figure.boundingBox())!;
    expect({ width, height }).toEqual({ width: room!.width, height: room!.height });
  });

  test.describe(() => {
    test.use({ allowedConsole: [failedDocument] });

    test('without a working file is replaced, before the application runs', async ({ page }) => {
      await page.route('**/pictures/a-nest-of-houses*', (route) => route.fulfill({ status: 404 }));
      await page.goto('/about');
      const image = page.getByRole('img', { name: /^A cut-paper scene: three small houses/ });
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toMatch(/\/placeholder\.svg$/);
      await expect(page.locator('html')).not.toHaveAttribute('data-app', 'live');
    });
  });

  test('is on the card of its page', async ({ page, request }) => {
    await page.goto('/about');
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(new URL(card!).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test('a cut-paper picture loads in the width of the page, and shows its color meanwhile', async ({
  page,
}) => {
  const files = filesOf(page, 'reading-aloud-to-a-wriggling-child');
  await page.goto(article);
  const image = page.getByRole('img', { name: /^A parent on a sofa reads/ });
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveCSS('background-color', /^rgb\(/);
  await expect(image).toHaveCSS('object-position', '48% 50%');
  const [file] = files;
  expect(files).toHaveLength(1);
  expect(file!.url()).toMatch(/\.[0-9a-f]{8}\.(?:480|608|800|1200)\.avif$/);
  expect(file!.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo loads in its smallest format, too', async ({ page }) => {
    const photos = filesOf(page, 'a-nest-of-houses');
    await page.goto('/about');
    await expect
      .poll(() => photos.map((response) => response.headers()['content-type']))
      .toEqual(['image/avif']);
  });
});

test('a browser without AVIF and WebP gets a JPEG', async ({ page, request }) => {
  await page.goto('/about');
  const image = page.getByRole('img', { name: /^A cut-paper scene: three small houses/ });
  const answer = await request.get((await image.getAttribute('src'))!);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect([...(await answer.body()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
});
