import type { Page } from '@playwright/test';
import { slow } from '../support/slow.ts';
import { expect, startApp, test } from '../support/test.ts';

/**
 * The maximum number of frames without a visible reaction: half a second at 60 frames a second, long before
 * the delayed answer. A busy machine needs several; `bench/touch` measures the time.
 */
const atOnce = 30;

/** Returns how many frames are painted after the next press until an element is visible. */
async function framesToSee(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const seen = new Promise<number>((resolve) => {
      addEventListener(
        'pointerup',
        () => {
          let frames = 0;
          const look = () => {
            if (document.querySelector(wanted)?.checkVisibility()) resolve(frames);
            else {
              frames += 1;
              requestAnimationFrame(look);
            }
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { seen });
  }, selector);
  await press();
  return page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen);
}

test.describe('a press has an immediate reaction on a slow network', () => {
  for (const [what, path, link, pattern] of [
    ['whose files are not there yet', '/about', 'FAQ', /\/assets\/.*\.js$/],
    ['whose data are asked for', '/faq', 'About', /\.data(\?|$)/],
  ] as const) {
    test(`by a page ${what}`, async ({ page }) => {
      await page.goto(path);
      await startApp(page);
      await slow(page, pattern);
      const to = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: link, exact: true });
      const frames = await framesToSee(page, '[role=progressbar]', () => to.click());
      expect(frames).toBeLessThanOrEqual(atOnce);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    });
  }

  test('by a control that waits for the application', async ({ page }) => {
    await slow(page, /\/assets\/.*\.js$/);
    await page.goto('/contact');
    const control = page.getByRole('link', { name: 'Load Contact form' });
    const opacity = () => control.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('1');
    const frames = await framesToSee(page, '[data-start][aria-busy=true]', () => control.click());
    expect(frames).toBeLessThanOrEqual(atOnce);
    expect(Number(await opacity())).toBeLessThan(1);
  });

  test('by the button of a waiting form, and not by its field', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await slow(page, /\/assets\/.*\.js$/);
    await page.goto('/partners');
    const form = page.locator('main form').first();
    const button = form.getByRole('button');
    await form.evaluate((element) => element.addEventListener('submit', (event) => event.preventDefault()));
    const frames = await framesToSee(page, 'form[aria-busy=true]', () => button.click());
    expect(frames).toBeLessThanOrEqual(atOnce);
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6');
    expect(await form.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});

test.describe('if the scripts cannot be loaded', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] });
  test.beforeEach(({ page }) => page.route(/\/assets\/.*\.js$/, (route) => route.abort()));

  test('a control that would load something opens its link', async ({ page, context }) => {
    await context.route('https://docs.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' }),
    );
    await page.goto('/contact');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Load Contact form' }).click();
    await expect(await opened).toHaveURL(/^https:\/\/docs\.google\.com\//);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('the filter of the questions is a search', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox', { name: 'Search FAQs' }).pressSequentially('fever');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faq\?q=fever$/);
    await expect(page.locator('main details')).not.toHaveCount(25);
  });

  test('the newsletter still shows its result', async ({ page }) => {
    await page.goto('/about');
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByRole('textbox').fill('reader@example.org');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(/\S/);
    await expect(form.locator('[aria-busy]')).toHaveCount(0);
  });
});
