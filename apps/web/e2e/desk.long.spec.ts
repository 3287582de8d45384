import type { Page } from '@playwright/test';
import {
  fitsWindow,
  hasNoAxeViolation,
  hasNoAxeViolationOfItsOwn,
} from '@daily-nest/site/browser-tests/checks';
import { deskSite, password } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const site = deskSite();

const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Saving and publishing' }).getByRole('status')).toHaveText('Saved');

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused.evaluate((element) => {
      const labelled = element.getAttribute('aria-labelledby');
      return (
        element.getAttribute('aria-label') ??
        (labelled ? document.getElementById(labelled)?.textContent : undefined) ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        ''
      );
    });
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`Tab leads to nothing that is called ${String(name)}.`);
}

test('the whole way by keyboard alone, on a phone at night', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.invitation);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await tabTo(page, 'Your name');
  await page.keyboard.type('Edda Editor');
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pieces');
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320]);

  await tabTo(page, 'New piece');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await tabTo(page, 'Title');
  await page.keyboard.type('A piece without a mouse');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And without a finger.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# It works\n\nTab leaves the text.');
  await tabTo(page, 'Make it from the title');
  await page.keyboard.press('Enter');
  await saved(page);
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320]);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    if ((await page.locator(':focus').textContent()) === 'Publish …') break;
  }
  await page.keyboard.press('Enter');
  await tabTo(page, 'Publish');
  await page.keyboard.press('Enter');
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  const answer = await page.request.get(`${site.url}/blog/a-piece-without-a-mouse`);
  expect(await answer.text()).toContain('And without a finger.');
});

test('every page, by day and night, at 320 px and with text at 200 %', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${site.backendUrl.replace('127.0.0.1', 'localhost')}/desk`);
  await hasNoAxeViolation(page);
  await page.getByLabel('E-mail').fill('edda@example.org');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  for (const name of ['Pieces', 'Front page', 'Letters', 'Readers', 'People', 'Edda Editor']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await hasNoAxeViolationOfItsOwn(page);
    }
    await page.evaluate(() => (document.documentElement.dataset['textSize'] = '200'));
    await fitsWindow(page, [640, 320]);
    await page.evaluate(() => delete document.documentElement.dataset['textSize']);
  }
});

test('a key is answered within 50 ms at twenty thousand words', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${site.backendUrl.replace('127.0.0.1', 'localhost')}/desk`);
  await page.getByLabel('E-mail').fill('edda@example.org');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'New piece' }).click();
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.getByRole('textbox', { name: 'Body' }).evaluate((body) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'One two three four five six seven eight nine ten.\n'.repeat(2_000));
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('20,000 words')).toBeVisible();
  await saved(page);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // Tasks of more than 50 ms, during which a key has to wait.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    }).observe({ type: 'longtask' });
  });
  for (let key = 0; key < 60; key += 1) await page.keyboard.type('a', { delay: 30 });
  const long = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(long.length, `${long.join(' ')} ms`).toBeLessThanOrEqual(3);
});

test('a piece is planned for a time on the clocks of the title, and is on the site then', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${site.backendUrl.replace('127.0.0.1', 'localhost')}/desk`);
  await page.getByLabel('E-mail').fill('edda@example.org');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'New piece' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('At its time');
  await page.getByRole('textbox', { name: 'Body' }).fill('It came by itself.');
  await page.getByRole('button', { name: 'Make it from the title' }).click();
  await page.locator('summary', { hasText: 'Publish at a time' }).click();
  await page.getByLabel('Day and time').fill('2050-07-01T08:00');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('To be published on Jul 1, 2050, 8:00 AM EDT.')).toBeVisible();
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('To be published')).toBeHidden();
  // The next full minute comes within one.
  const next = new Date(Math.ceil((Date.now() + 1000) / 60_000) * 60_000);
  await page.locator('summary', { hasText: 'Publish at a time' }).click();
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(next);
  await page.getByLabel('Day and time').fill(local.replace(' ', 'T'));
  await page.getByRole('button', { name: 'Plan it' }).click();
  const answer = () => page.request.get(`${site.url}/blog/at-its-time`);
  expect((await answer()).status()).toBe(404);
  await expect.poll(async () => (await answer()).status(), { timeout: 90_000 }).toBe(200);
});
