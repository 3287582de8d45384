import type { Page, Response } from '@playwright/test';
import { startOwnSite } from './support/own-site.ts';
import { startForeignBlog, startPictureHost } from './support/outside.ts';
import { expect, startApp, test } from './support/test.ts';

/* Posts with pictures of another server. The backend's copies have their own tests; these check what a
   reader gets. */

test.describe.configure({ mode: 'serial' });

let host: Awaited<ReturnType<typeof startPictureHost>>;
let site: Awaited<ReturnType<typeof startOwnSite>>;

const post = (slug: string, image: string) =>
  `---\nslug: ${slug}\ntitle: The post ${slug}\ndescription: What it is about.\ndate: 2026-05-01\nimage: ${image}\n---\nSome words.\n`;

test.beforeAll(async () => {
  // Two processes start, and a picture is converted.
  test.setTimeout(150_000);
  host = await startPictureHost();
  const posts = [
    ...['one', 'two', 'three'].map((slug) => post(slug, host.url('/photo.jpg'))),
    post('none', host.url('/missing.jpg')),
  ];
  site = await startOwnSite({ BLOG_CACHE_TTL_MS: '0' }, { posts, settings: { MEDIA_ALLOW_LOOPBACK: '1' } });
  for (const slug of ['one', 'two', 'three'])
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${site.url}/functions/v1/get_details?slug=${slug}`);
          return ((await answer.json()) as { picture: object | null }).picture;
        },
        { timeout: 100_000 },
      )
      .not.toBeNull();
});

test.afterAll(async () => {
  await site?.stop();
  await host?.close();
});

/** Records the picture files that a page loads, and all of its requests to other origins. */
function watch(page: Page) {
  const pictures: Response[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/media/')) pictures.push(response);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.url).origin && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  return { pictures, foreign };
}

/** The post's own picture has the highest priority. */
const picture = (page: Page) => page.locator('main img[fetchpriority="high"]');

/** Returns the page's layout shift since it was opened. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const [screen, viewport, scene, round] of [
  ['a phone', { width: 390, height: 844 }, 480, 320],
  ['a desk', { width: 1280, height: 900 }, 1200, 480],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the picture of a post is loaded from our own origin as AVIF, in its width, and moves nothing', async ({
      page,
    }) => {
      const { pictures, foreign } = watch(page);
      await page.goto(`${site.url}/blog/one`);
      const image = picture(page);
      await expect(image).toHaveJSProperty('complete', true);
      const source = await image.evaluate((img: HTMLImageElement) => img.currentSrc);
      expect(source).toMatch(new RegExp(`^${site.url}/media/[0-9a-f]{32}/scene-${scene}\\.avif$`));
      expect(pictures.map((response) => response.url())).toContain(source);
      for (const response of pictures)
        expect(response.headers()).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=31536000, immutable',
        });
      expect(
        await image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight),
      ).toBeCloseTo(1.6, 1);
      await expect(image).toHaveAttribute('width', '1200');
      await expect(image).toHaveAttribute('height', '750');
      await expect(image).toHaveCSS('background-color', /^rgb\(/);
      expect(foreign).toEqual([]);
      expect(await moved(page)).toBeLessThan(0.001);
    });

    test('the list has squares, each loaded once', async ({ page }) => {
      const { pictures, foreign } = watch(page);
      await page.goto(`${site.url}/blog`);
      const images = page.getByRole('main').locator('article img');
      // The post whose picture cannot be fetched has none.
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
      await expect(images).toHaveCount(3);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
        expect(
          await image.evaluate((img: HTMLImageElement) => [
            img.naturalWidth === img.naturalHeight,
            img.naturalWidth > 0,
          ]),
        ).toEqual([true, true]);
      }
      const names = pictures.map((response) => /round-(\d+)\.avif$/.exec(response.url())?.[1]);
      expect(Math.max(...names.map(Number))).toBeLessThanOrEqual(round);
      expect(foreign).toEqual([]);
      expect(await moved(page)).toBeLessThan(0.001);
    });
  });
}

test('the running application shows them, too', async ({ page }) => {
  const { pictures, foreign } = watch(page);
  await page.goto(`${site.url}/blog`);
  await startApp(page);
  await page.getByRole('link', { name: 'The post two' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The post two' })).toBeVisible();
  await expect(picture(page)).toHaveJSProperty('complete', true);
  expect(pictures.some((response) => /scene-\d+\.avif$/.test(response.url()))).toBe(true);
  expect(foreign).toEqual([]);
});

test('a post whose picture cannot be fetched is otherwise complete', async ({ page }) => {
  const { foreign } = watch(page);
  await page.goto(`${site.url}/blog/none`);
  await expect(page.getByRole('heading', { level: 1, name: 'The post none' })).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  // It leaves no gap either.
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  const words = await page.getByText('Some words.').boundingBox();
  expect(words!.y - headline!.y - headline!.height).toBeLessThan(250);
  expect(foreign).toEqual([]);
});

test('only the backend has requested pictures of other servers, each once', () => {
  expect(host.asked.toSorted()).toEqual(['/missing.jpg', '/photo.jpg']);
});

test('social networks get our copy, and no page allows pictures of other origins', async ({ page }) => {
  const answer = await page.goto(`${site.url}/blog/one`);
  expect(answer!.headers()['content-security-policy']).toMatch(/img-src 'self' \S+ data:;/);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(/\/media\/[0-9a-f]{32}\/scene-1200\.jpg$/);
  const file = await page.request.get(`${site.url}${new URL(shared!).pathname}`);
  expect(file.headers()['content-type']).toBe('image/jpeg');
});

test('a search shows the copy first', async ({ page }) => {
  const { foreign } = watch(page);
  await page.goto(`${site.url}/search?q=three`);
  const image = page.getByRole('main').locator('img[src^="/media/"]');
  await expect(image).toHaveCount(1);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(foreign).toEqual([]);
});

test('the picture of a foreign blog is loaded from its own server', async ({ page }) => {
  await page.route('https://images.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  const blog = await startForeignBlog('https://images.example/a.jpg?x=1&y=2');
  const url = await site.startCopy({ BLOG_URL: blog.url });
  const answer = await page.goto(`${url}/blog/anything`);
  expect(answer!.headers()['content-security-policy']).toMatch(/img-src 'self' \S+ https: data:;/);
  const image = picture(page);
  await expect(image).toHaveAttribute('src', 'https://images.example/a.jpg?x=1&y=2');
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(9);
  await blog.close();
});
