import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@daily-nest/testing/free-port';
import { refusal, RefusedError } from '@daily-nest/site/refused';
import { expect, test } from './support/test.ts';

test('walls and tiles use the fonts of the embedding page, which loads each once', async ({ page }) => {
  const fetched: Promise<[path: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.woff2')) return;
    fetched.push(
      request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize]),
    );
  });
  for (const [path, frames] of [
    ['/business', 1],
    ['/', 8],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main iframe'), path).toHaveCount(frames);
    for (const frame of await page.locator('main iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      const headline = frame.contentFrame().getByRole('heading', { level: 2 }).first();
      await expect.poll(() => headline.evaluate(isInItsType), path).toBe(true);
    }
  }
  const fromTheNetwork = (await Promise.all(fetched)).filter(([, bytes]) => bytes > 0).map(([font]) => font);
  expect(fromTheNetwork.length).toBeGreaterThan(0);
  expect(fromTheNetwork).toEqual([...new Set(fromTheNetwork)]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a wall loads its own fonts', async ({ page }) => {
    const fonts: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.frame() !== page.mainFrame() && request.url().endsWith('.woff2')) fonts.push(request.url());
    });
    await page.goto('/business');
    await page.locator('main iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
  });
});

test.describe('a refused wall', () => {
  test.use({ allowedConsole: [/Failed to load resource: the server responded with a status of 503/] });

  test('retries by itself', async ({ page }) => {
    const busy = createServer((request, response) => {
      const answer = refusal(
        new RefusedError(503, 1),
        new Request(`http://localhost${request.url}`, { headers: { accept: 'text/html' } }),
      );
      // Its port differs from the page's, which could not frame it otherwise.
      answer.headers.delete('content-security-policy');
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      void answer.text().then((text) => response.end(text));
    });
    const port = await freePort();
    await once(busy.listen(port), 'listening');
    try {
      await page.route(
        '**/walls/business',
        (route) => route.continue({ url: `http://localhost:${port}/walls/business` }),
        {
          times: 1,
        },
      );
      await page.goto('/business');
      const wall = page.frameLocator('main iframe');
      await expect(wall.getByText('The headlines come in a moment.')).toBeVisible();
      await expect(wall.getByRole('listitem').first()).toBeVisible({ timeout: 10_000 });
    } finally {
      busy.close();
    }
  });
});

test.describe('the newest headlines of a topic', () => {
  test.setTimeout(120_000);

  test('are in the page itself, for print and for readers without frames, and once on a screen', async ({
    page,
  }) => {
    await page.goto('/walls/business');
    const newest = (await page.locator('[data-whole] > li h2').first().textContent())!;
    const inPage = page.getByRole('link', { name: newest, exact: true, includeHidden: true });
    // A page that was rendered before its headlines arrived is rendered again after a minute.
    const count = async () => {
      await page.goto('/business');
      return inPage.count();
    };
    await expect.poll(count, { timeout: 90_000, intervals: [5_000] }).toBe(1);

    // On a screen the wall has them; print has no frames.
    const heading = page.getByRole('heading', { name: 'Business headlines' });
    await expect(heading).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    await expect(inPage).toBeVisible();
    await expect(page.locator('main iframe')).toBeHidden();
    await expect(page.getByRole('link', { name: /\/walls\/business$/ })).toBeVisible();
  });
});

/** Returns whether the first font of its family list is available. */
function isInItsType(element: Element): boolean {
  const families = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family);
  const [wanted = ''] = getComputedStyle(element).fontFamily.split(',');
  return families.some((family) => family.replaceAll('"', '') === wanted.replaceAll('"', ''));
}
