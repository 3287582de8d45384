import type { Page, Route } from '@playwright/test';
import { axeViolations } from '@daily-nest/site/browser-tests/axe';
import { expect, scriptRequests, startApp, test } from './support/test.ts';

/** The files of the application, without the small ones that serve one control before it runs. */
const application = /\/assets\/(?!newsletter-|site-search-)[^/]+\.js$/;

const field = (page: Page) => page.getByRole('main').getByLabel('Search everything');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const alert = (page: Page) =>
  page.getByRole('main').locator('form', { has: page.getByText('Breaking News Alert') });

const abort = (route: Route) => route.abort();

test.describe('if the application cannot be loaded', () => {
  test.beforeEach(async ({ page }) => page.route(application, abort));

  test('the search shows suggestions by keyboard and touch, with one small file', async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto('/search');
    expect(scripts).toEqual([]);
    await field(page).click();
    await page.keyboard.type('feve');
    await expect(options(page).filter({ hasText: 'A Fever at Three in the Morning' })).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^\d suggestions$/)).toHaveRole('status');
    expect(await axeViolations(page, {})).toEqual([]);
    expect(scripts).toHaveLength(1);

    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('feve');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    const address = (await second.getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });

  test('the newsletter shows a result, and sends nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'fetch', 'document'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.goto('/');
    await page
      .getByRole('main')
      .locator('iframe')
      .evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
    asked.length = 0;
    await alert(page).getByRole('textbox').fill('reader@example.org');
    await alert(page).getByRole('button').click();
    await expect(alert(page).getByRole('status')).toHaveText('Subscription confirmed!');
    await expect(alert(page).getByRole('textbox')).toHaveValue('');
    await expect(alert(page).getByRole('status')).toBeEmpty({ timeout: 4_000 });
    expect(asked).toEqual([expect.stringMatching(/\/assets\/newsletter-[\w-]+\.js$/)]);

    const footer = page.getByRole('contentinfo').locator('form');
    await footer.getByRole('textbox').fill('reader@example.org');
    await footer.getByRole('button').click();
    await expect(footer.getByRole('status')).toHaveText('Subscription confirmed!');
  });
});

test('an application that loads while the reader types keeps the list, the choice and the field', async ({
  page,
}) => {
  await page.goto('/search');
  await field(page).click();
  await page.keyboard.type('slee');
  // A partial word has suggestions, too, which those of the whole word replace.
  await expect(page.getByRole('listbox')).toHaveAttribute('data-query', 'slee');
  await page.keyboard.press('ArrowDown');
  const before = await options(page).allTextContents();

  await startApp(page);
  expect(await options(page).allTextContents()).toEqual(before);
  await expect(field(page)).toHaveValue('slee');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/suggestions?')) asked.push(new URL(request.url()).search);
  });
  await page.keyboard.type('p');
  await expect.poll(() => asked).toEqual(['?q=sleep']);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  // The application navigates in the same document.
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.keyboard.press('ArrowDown');
  const address = (await options(page).first().getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
});

test('an application that loads after a sign-up keeps the message', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await alert(page).getByRole('textbox').fill('reader@example.org');
  await alert(page).getByRole('button').click();
  const status = alert(page).getByRole('status');
  await expect(status).toHaveText('Subscription confirmed!');
  await startApp(page);
  await expect(status).toHaveText('Subscription confirmed!');
  await page.clock.runFor(3_000);
  await expect(status).toBeEmpty();
  await alert(page).getByRole('textbox').fill('another@example.org');
  await alert(page).getByRole('button').click();
  await expect(status).toHaveText('Subscription confirmed!');
});

test.describe('if the small file cannot be loaded either', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('the browser submits the form', async ({ page }) => {
    await page.route('**/assets/*.js', abort);
    await page.goto('/');
    await alert(page).getByRole('textbox').fill('reader@example.org');
    await alert(page).getByRole('button').click();
    await expect(alert(page)).not.toHaveAttribute('aria-busy');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a press on Play has sound before any file of the application is requested', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'media'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/radio');
    await page.locator('button[aria-label=Play]').tap();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
    expect(asked[0]).toBe('/api/stream');
    await expect(page.getByText('On air')).toBeVisible();
  });
});
