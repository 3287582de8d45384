import type { Page } from '@playwright/test';
import { expect, startApp, test } from '../support/test.ts';

const focusIsSomewhere = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

test('a menu and the display panel close when Tab moves past them', async ({ page }) => {
  await page.goto('/about');
  for (const [width, name] of [
    [1280, 'Sections'],
    [390, 'Menu'],
    [390, 'Display'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const open = page.locator(':popover-open');
    const last = open.locator('a, button, input:checked').last();
    await last.focus();
    await expect(open).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(open).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await focusIsSomewhere(page), name).toBe(true);
  }
});

test('closing the radio’s bar leaves the focus on the page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/radio');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  const close = page.getByRole('button', { name: 'Close radio' });
  await expect(close).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    if (await close.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('Preview keeps the focus while it is disabled', { tag: '@long' }, async ({ page, context }) => {
  await context.route('https://drive.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sheet</title>' }),
  );
  await page.goto('/partners');
  await startApp(page);
  const preview = page.getByRole('main').getByRole('button', { name: 'Preview', exact: true }).first();
  await preview.focus();
  await page.keyboard.press('Enter');
  await expect(preview).toBeDisabled();
  expect(await focusIsSomewhere(page)).toBe(true);
  await expect(preview).toBeFocused({ timeout: 3_000 });
});

test('paging through the blog never loses the focus', { tag: '@long' }, async ({ page }) => {
  await page.goto('/blog');
  await startApp(page);
  const pager = page.getByRole('navigation', { name: /^Pagination/ });
  await pager.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(pager).toBeVisible();
  await expect.poll(() => focusIsSomewhere(page)).toBe(true);
});

test.describe('buttons of features that are not available yet', () => {
  for (const [path, names] of [
    ['/contact', ['Subscribe Now']],
    ['/community-stories', ['Submit Your Story', 'Comment', 'Share', 'Copy Link']],
  ] as const) {
    test(
      `say so on ${path}, and send no request`,
      { tag: path === '/contact' ? '@long' : [] },
      async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        for (const name of names) {
          await page.getByRole('main').getByRole('button', { name, exact: true }).first().press('Enter');
          const note = page.getByRole('main').getByRole('alert');
          await expect(note, name).toHaveText(/\byet\./);
          await expect(note, name).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(note, name).toHaveCount(0);
        }
        expect(requests.filter((url) => /\.js$|\/api\//.test(url))).toEqual([]);
      },
    );
  }
});

test.describe('the answers have addresses', () => {
  test('that open them', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq#fever');
    await expect(page.locator('#fever')).toBeInViewport();
    await expect(page.locator('main details[open] h3')).toBeInViewport();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('#fever').getByRole('link', { name: /^Link to this answer/ })).toHaveAttribute(
      'href',
      '#fever',
    );
  });

  test('also inside the running application, from a search', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=time-outs');
    await startApp(page);
    await page.getByRole('main').locator('a[href="/faq#time-outs"]').click();
    await expect(page).toHaveURL(/\/faq#time-outs$/);
    await expect(page.locator('main details[open] h3')).toBeInViewport();
    await expect(page.locator('#time-outs')).toBeInViewport();
  });
});

test('the first cell of a table row is its heading', { tag: '@long' }, async ({ page }) => {
  await page.goto('/health-wellness/an-hour-a-day-of-moving');
  const table = page.getByRole('main').getByRole('table').first();
  const rows = await table.locator('tbody tr').count();
  expect(rows).toBeGreaterThan(1);
  await expect(table.getByRole('rowheader')).toHaveCount(rows);
});

test('each tip has a unique reference', { tag: '@long' }, async ({ page }) => {
  await page.goto('/parenting-tips');
  const links = page.getByRole('main').getByRole('link', { name: /^Wikipedia Reference/ });
  const names = await links.evaluateAll((all) => all.map((link) => link.textContent));
  expect(names.length).toBeGreaterThanOrEqual(19);
  expect(new Set(names).size).toBe(names.length);
});

for (const [path, tag] of [
  ['/', undefined],
  ['/business', '@long'],
  ['/books', '@long'],
  ['/radio', '@long'],
  ['/offline', '@long'],
  ['/walls/business', '@long'],
  ['/urgent', '@long'],
] as const)
  test(`the first tab stop of ${path} leads past the header`, { tag }, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 1 });
    // Nothing clips or covers it.
    const isOnTop = await skip.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === link;
    });
    expect(isOnTop, path).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const past = page.locator(':focus');
    await expect(past, path).toBeVisible();
    expect(await past.evaluate((element) => element.closest('header') === null), path).toBe(true);
    await expect(past, path).not.toHaveText('← Back to Home');
    await expect(past, path).not.toHaveAttribute('href', '/');
  });
