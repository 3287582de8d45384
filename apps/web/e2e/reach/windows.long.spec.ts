import type { Page } from '@playwright/test';
import { fitsWindow } from '@daily-nest/site/browser-tests/checks';
import { focused, isSeen } from '@daily-nest/site/browser-tests/stops';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Returns the elements that stay while the page scrolls. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test.describe('in a low window, as at 400 % zoom', () => {
  for (const [path, width, height] of [
    ['/', 320, 225],
    ['/contact', 320, 225],
    ['/sports', 320, 225],
    ['/faq', 1280, 400],
    ['/privacy', 1280, 400],
    ['/articles/a-fever-at-three-in-the-morning', 1280, 400],
    ['/urgent', 1280, 400],
  ] as const) {
    test(`nothing is sticky on ${path} at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      for (const top of [900, 1_800]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        expect(await stuck(page)).toEqual([]);
      }
    });
  }

  test('every choice of the display panel can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Display' }).click();
    const last = page.getByText('Largest', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await last.click();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '150');
    await expect(page.getByText('Automatic', { exact: true })).toBeAttached();
  });

  test('every link of the menu can be reached, and its close button', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator(':popover-open');
    for (const link of [menu.getByRole('link').first(), menu.getByRole('link').last()]) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await menu.getByText('Close').click();
    await expect(menu).toHaveCount(0);
  });

  test('both answers to the question before a form are tab stops', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto('/contact');
    for (const name of ['Load Contact form', 'Load now and on later visits']) {
      const link = page.getByRole('link', { name });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.95 });
    }
  });
});

for (const [width, height] of [
  [320, 225],
  [390, 600],
] as const)
  test(`nothing in the menu covers its focused element at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const covered: string[] = [];
    for (let stops = await page.locator(':popover-open').getByRole('link').count(); stops > 0; stops -= 1) {
      await page.keyboard.press('Tab');
      const found = (await focused(page))!;
      if (!(await isSeen(page, found))) covered.push(found.name);
    }
    expect(covered).toEqual([]);
  });

/** The text spacing of WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const path of ['/', '/books', '/radio', '/faq', '/partners', '/blog', '/contact', '/urgent']) {
  test(`${path} fits 320 px with the reader's text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    await fitsWindow(page, [320]);
  });
}

test('with text of 200 % no page is wider than its window', async ({ page }) => {
  test.setTimeout(240_000);
  for (const { path } of pages.filter(({ status = 200 }) => status === 200)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // By the browser's setting, and by the display panel.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await test.step(`${path}, browser`, () => fitsWindow(page, [1280, 768, 390]));
    await page.evaluate(() => (document.documentElement.dataset['textSize'] = '200'));
    await test.step(`${path}, panel`, () => fitsWindow(page, [1280, 768, 390]));
  }
});

for (const [width, height] of [
  [667, 375],
  [844, 390],
] as const) {
  test(`a phone in landscape shows a headline on the first screen, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeInViewport({
      ratio: 1,
    });
  });
}

test('the browser’s toolbar has the color of the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const color = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  await page.goto('/about');
  const light = await color();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByText('Dark', { exact: true }).click();
  const dark = await color();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await color()).toBe(dark);
});

test('with more contrast there is no pale text and no pale rule', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/faq');
    const colors = () =>
      page.evaluate(() => {
        const [body, item, field] = ['body', 'main details ~ details', 'input[type=search]'].map((part) =>
          getComputedStyle(document.querySelector(part)!),
        );
        return { text: body!.color, rule: item!.borderTopColor, edge: field!.borderTopColor };
      });
    const usual = await colors();
    expect(usual.rule).not.toBe(usual.text);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await colors()).toEqual({ text: usual.text, rule: usual.text, edge: usual.text });
    await page.emulateMedia({ contrast: null });
  }
});

test('with reduced transparency nothing shows through a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const alpha = () =>
    page
      .locator(':popover-open')
      .evaluate((menu) => getComputedStyle(menu, '::backdrop').backgroundColor.startsWith('rgba('));
  expect(await alpha()).toBe(true);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect(await alpha()).toBe(false);
});
