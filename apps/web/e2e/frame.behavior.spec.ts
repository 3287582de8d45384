import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { expect, startApp, test } from './support/test.ts';

test.describe('the header', () => {
  test('has the sections in a menu that says whether it is open', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Sections' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link')).toHaveCount(16);
    await page.keyboard.press('Escape');
    await expect(sections).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('has the same links and more in the menu of a phone, which any choice closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/blog');
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    const menu = page.getByRole('navigation', { name: /menu/i });
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    const partner = menu.locator('a[target="_blank"]').first();
    await expect(partner).toHaveAttribute('rel', /noopener/);
    for (const link of await menu.getByRole('link').all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toBeHidden();

    await startApp(page);
    await toggle.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the reader’s choices', () => {
  test('of scheme and text size are kept and there before the first paint', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await page.getByText('Large', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '125');
    await startApp(page);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('button', { name: 'Display' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('of scheme and text size are confirmed while the application runs', async ({ page }) => {
    await page.goto('/articles');
    await startApp(page);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await page.getByText('Large', { exact: true }).click();
    const toasts = page.getByRole('status').filter({ hasText: 'Saved.' });
    await expect(toasts).toContainText('Saved. Pages are dark from now on.');
    await expect(toasts).toContainText('Saved. Text is large from now on.');
    await expect(toasts).toHaveCount(0, { timeout: 9000 });
  });

  test('of a frame that loads by itself is confirmed, and kept', async ({ page }) => {
    await page.route('https://docs.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title><h1>A form</h1>' }),
    );
    await page.goto('/contact');
    const form = page.getByRole('main').frameLocator('iframe').getByRole('heading');
    await page.getByRole('link', { name: 'Load now and on later visits' }).click();
    const toasts = page.getByRole('status').filter({ hasText: 'Saved.' });
    await expect(toasts).toContainText(/What comes from .+ loads by itself from now on\./);
    await expect(form).toHaveText('A form');

    await page.goto('/contact');
    await page.getByRole('heading', { name: 'Write to Us' }).scrollIntoViewIfNeeded();
    await expect(form).toHaveText('A form');

    await page.goto('/privacy');
    await page.getByRole('button', { name: /^Ask again before/ }).click();
    await expect(toasts).toContainText(/What comes from .+ waits for your click again\./);
  });

  test('are not called saved where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.goto('/articles');
    await startApp(page);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'holds for this page only' })).toBeVisible();
  });
});

test.describe('the newsletter', () => {
  test('confirms for three seconds, clears the field and sends nothing', async ({ page }) => {
    await page.goto('/blog');
    const requests: string[] = [];
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByRole('textbox').fill('reader@example.org');
    page.on('request', (request) => {
      // Pictures of the page come near while the form is scrolled to; our files' names have no room for an address.
      const { pathname, search } = new URL(request.url());
      if (/^\/pictures\/[\w/.-]+$/.test(pathname) && search === '') return;
      if (!/\/assets\//.test(request.url())) requests.push(`${request.method()} ${request.url()}`);
    });
    await form.getByRole('button').click();
    const confirmation = page.getByText('Subscription confirmed!');
    await expect(confirmation).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('');
    expect(logged).toEqual(['newsletter reader@example.org']);
    await expect(confirmation).toBeHidden({ timeout: 4_000 });
    expect(requests).toEqual([]);
    expect(page.url()).toMatch(/\/blog$/);
  });
});

test.describe('the donation dialog', () => {
  test.use({ asksForDonation: true });

  test('comes after five seconds, once a reader', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await page.clock.runFor(4_900);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(200);
    await expect(dialog).toBeVisible();
    expect(await flag(page)).toBeNull();
    await dialog.getByRole('button', { name: /^(Close|Not now)$/ }).click();
    await expect(dialog).toBeHidden();
    expect(await flag(page)).toBe('true');
    await page.reload();
    await page.clock.runFor(10_000);
    await expect(dialog).toBeHidden();
  });

  test('waits while a reader writes, and then lies under the finger that says no', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.focus();
    await page.clock.runFor(8_000);
    await expect(page.getByRole('dialog')).toBeHidden();
    await field.blur();
    await page.clock.runFor(1_100);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(/\w+ \w+/);
  });

  test('does not come over a piece that names the emergency number', async ({ page }) => {
    await stopClock(page);
    await page.goto('/articles/a-fever-at-three-in-the-morning');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('is remembered by Donate Now, which opens a charity in a new tab', async ({ page, context }) => {
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.fulfill({ body: 'charity' }),
    );
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(5_100);
    const give = page.getByRole('dialog').getByRole('link', { name: 'Donate Now' });
    await expect(give).toHaveAttribute('target', '_blank');
    await expect(give).toHaveAttribute('rel', /noopener/);
    const opened = context.waitForEvent('page');
    await give.click();
    await opened;
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await flag(page)).toBe('true');
  });

  test('is remembered by Escape', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(5_100);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The browser tells of a closed dialog in a task of its own.
    await expect.poll(() => flag(page)).toBe('true');
  });

  test('waits until an open menu is closed', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Sections' });
    await button.click();
    // The browser tells of an opened popover in a task of its own.
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(8_000);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_100);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('survives blocked storage in silence', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(5_100);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /^(Close|Not now)$/ }).click();
    await expect(dialog).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(dialog).toBeHidden();
  });

  test('does not count down in a page that is only prerendered', async ({ page }) => {
    await page.addInitScript(() => {
      let prerendering = true;
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
      Object.assign(window, {
        activate() {
          prerendering = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        },
      });
    });
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.evaluate(() => (window as unknown as { activate(): void }).activate());
    await page.clock.runFor(5_100);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

function flag(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('donationPopupShown'));
}
