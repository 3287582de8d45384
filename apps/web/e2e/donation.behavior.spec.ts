import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

test.describe('the donation dialog', () => {
  test.use({ asksForDonation: true });

  test('opens after five seconds, once per reader', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await page.clock.runFor(4_999);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(1);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Donate Now' })).toBeVisible();
    expect(await flag(page)).toBeNull();
    await dialog.getByRole('button', { name: /^(Close|Not now)$/ }).click();
    await expect(dialog).toBeHidden();
    // The close event fires after the dialog has closed.
    await expect.poll(() => flag(page)).toBe('true');
    await page.reload();
    await page.clock.runFor(10_000);
    await expect(dialog).toBeHidden();
  });

  test(
    'waits while a reader writes, and then has its decline button under the finger',
    { tag: '@long' },
    async ({ page }) => {
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
    },
  );

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(
      `stands at the foot, and leaves the page readable at ${viewport.width} px`,
      { tag: viewport.width === 390 ? [] : '@long' },
      async ({ page }) => {
        // Its place is measured, not its way there.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await stopClock(page);
        await page.goto('/articles/the-invisible-list');
        const heading = page.getByRole('heading', { level: 1 });
        const before = await heading.boundingBox();
        await page.clock.runFor(5_100);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect(await heading.boundingBox()).toEqual(before);
        const box = (await dialog.boundingBox())!;
        expect(box.y + box.height).toBeCloseTo(viewport.height, 0);
        expect(box.height).toBeLessThanOrEqual(viewport.height / 2);
        // The page beside it is alive, and its last line scrolls clear of it.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const last = (await page.getByRole('contentinfo').boundingBox())!;
        expect(last.y + last.height).toBeLessThanOrEqual(box.y + 1);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      },
    );
  }

  test('does not open over a piece with the emergency number', async ({ page }) => {
    await stopClock(page);
    await page.goto('/articles/a-fever-at-three-in-the-morning');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(
    'is remembered after Donate Now, which opens a charity in a new tab',
    { tag: '@long' },
    async ({ page, context }) => {
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
    },
  );

  test('is remembered after Escape', { tag: '@long' }, async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(5_100);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The close event is a separate task.
    await expect.poll(() => flag(page)).toBe('true');
  });

  test('waits until an open menu is closed', { tag: '@long' }, async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Sections' });
    await button.click();
    // The toggle event of a popover is a separate task.
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(8_000);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Escape');
    // So is that of a closed one, and the page's clock is stopped.
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1_100);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('opens for a reader who navigates from a page without one', { tag: '@long' }, async ({ page }) => {
    await stopClock(page);
    await page.goto('/radio');
    await page.evaluate(() => window.dispatchEvent(new Event('app:start')));
    await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
    await page.clock.runFor(8_000);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const path of ['/books', '/articles/a-fever-at-three-in-the-morning']) {
    test(`causes no polling on ${path}, which has no dialog`, { tag: '@long' }, async ({ page }) => {
      await stopClock(page);
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window);
        Object.assign(window, {
          timers: 0,
          setTimeout(...given: Parameters<typeof later>) {
            (window as unknown as { timers: number }).timers += 1;
            return later(...given);
          },
        });
      });
      await page.goto(path);
      await page.clock.runFor(60_000);
      expect(await page.evaluate(() => (window as unknown as { timers: number }).timers)).toBeLessThan(5);
    });
  }

  test('does not report an error with blocked storage', { tag: '@long' }, async ({ page }) => {
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

  test('has no running timer in a page that is only prerendered', { tag: '@long' }, async ({ page }) => {
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
