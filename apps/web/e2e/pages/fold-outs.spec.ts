import { foldOuts } from '@daily-nest/content/fold-outs';
import { desk, phone } from '@daily-nest/site/browser-tests/check-page';
import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import type { Page } from '@playwright/test';
import { expect, scriptRequests, test } from '../support/test.ts';

test.use({ viewport: phone });

const paths = foldOuts.map(({ slug }) => `/fold-outs/${slug}`);
const stepsOf = (page: Page) => page.getByRole('main').locator('ol').first().getByRole('listitem');

// Browsers have default margins between 10 and 19 mm.
const margin = { top: '0.7in', bottom: '0.7in', left: '0.6in', right: '0.6in' };
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** The share of a drawing that is not its ground: of a drawing that shows nothing, none. */
const paintedShapes = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol svg')
    .evaluateAll((all) =>
      all.map((svg) => {
        const fills = [...svg.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
        return (
          fills.every((fill) => fill !== 'rgb(0, 0, 0)') &&
          (fills.length > 0 || svg.querySelector('use') !== null)
        );
      }),
    );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every step has its drawing, its words and its source', { tag: '@long' }, async ({ page }) => {
    for (const { slug, title, steps } of foldOuts) {
      await page.goto(`/fold-outs/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(stepsOf(page)).toHaveCount(8);
      for (const [place, step] of steps.entries()) {
        const panel = stepsOf(page).nth(place);
        await expect(panel.getByRole('heading', { name: step.title })).toBeVisible();
        await expect(panel.getByRole('img', { name: step.alt })).toBeVisible();
        await expect(panel).toContainText(step.text);
        if (step.by) await expect(panel.getByRole('link', { name: step.by })).toBeVisible();
      }
      // The browser's own menu prints.
      await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
    }
  });
});

test(
  'drawings have the colors of their papers, shared shapes included',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(paths[0]!);
    expect(await paintedShapes(page)).toEqual(Array.from({ length: 8 }, () => true));
    // A shape that is used elsewhere is a clone, which only a picture of it shows: a black one has one color.
    const seat = await page.locator('ol svg').nth(5).screenshot({ animations: 'disabled' });
    const black = await page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, image.width, image.height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at]! + data[at + 1]! + data[at + 2]! < 30) count++;
        return count / (data.length / 4);
      },
      [...seat],
    );
    expect(black).toBeLessThan(0.02);
  },
);

test(
  'on a phone the next step begins within the window, on a desk all eight are one sheet',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize(phone);
      await page.goto(path);
      const tops = () =>
        stepsOf(page).evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
      const onPhone = await tops();
      for (const [place, top] of onPhone.slice(1).entries())
        expect(top - onPhone[place]!, `${path}, step ${place + 1}`).toBeLessThan(phone.height - 60);
      await page.setViewportSize(desk);
      expect(new Set((await tops()).map(Math.round)).size, `${path}: rows`).toBe(2);
    }
  },
);

test(
  'a sheet is one printed page, letter or A4, upright or across, with any text size on the screen',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      for (const size of ['100', '200'])
        for (const [format, landscape] of [
          ['Letter', false],
          ['A4', false],
          ['Letter', true],
          ['A4', true],
        ] as const) {
          await page.evaluate((text) => (document.documentElement.dataset['textSize'] = text), size);
          const pdf = await page.pdf({ format, landscape, margin });
          expect(pagesOf(pdf), `${path}: ${format}, ${landscape ? 'across' : 'upright'}, ${size} %`).toBe(1);
        }
    }
  },
);

test('in print there is the sheet with its address, and nothing else', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of paths) {
    await page.goto(path);
    for (const around of ['header[class]:has(nav)', 'nav', 'button', 'form', 'main section'])
      for (const one of await page.locator(around).all()) await expect(one, around).toBeHidden();
    await expect(stepsOf(page).last().getByRole('img')).toBeVisible();
    await expect(page.getByText(path)).toBeVisible();
  }
});

test('the button prints without the application', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const scripts = scriptRequests(page);
  await page.goto(paths[0]!);
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  expect(scripts).toEqual([]);
});

test('list and sheets pass axe, and fit 320 px with text of 200 %', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/fold-outs', ...paths]) {
    await page.setViewportSize(phone);
    await page.goto(path);
    await hasNoAxeViolation(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => (document.documentElement.dataset['textSize'] = '200'));
    await fitsWindow(page, [320]);
  }
});

test('a sheet is found from its piece, from the list and by search', { tag: '@long' }, async ({ page }) => {
  await page.goto('/articles/car-seats-by-size-not-birthday');
  await page.getByRole('main').locator('a[href="/fold-outs/car-seat-fit"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Car Seat That Fits');
  await page.getByRole('main').getByRole('link', { name: 'Fold-outs', exact: true }).click();
  for (const { title } of foldOuts)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await page.goto('/search?q=car+seat+check+in+pictures');
  await expect(page.getByRole('main').locator('a[href="/fold-outs/car-seat-fit"]').first()).toBeVisible();
});
