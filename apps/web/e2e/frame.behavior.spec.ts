import { expect, startApp, test } from './support/test.ts';

test.describe('the header', () => {
  test('has the sections in a menu that reports whether it is open', { tag: '@long' }, async ({ page }) => {
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

  test(
    'has the same links and more in the menu of a phone, which closes after any choice',
    { tag: '@long' },
    async ({ page }) => {
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
    },
  );
});

test.describe('the reader’s choices', () => {
  test('of scheme and text size are stored and applied before the first paint', async ({ page }) => {
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

  test(
    'of scheme and text size are confirmed while the application runs',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/articles');
      await startApp(page);
      await page.getByRole('button', { name: 'Display' }).click();
      await page.getByText('Dark', { exact: true }).click();
      await page.getByText('Large', { exact: true }).click();
      const toasts = page.getByRole('status').filter({ hasText: 'Saved.' });
      await expect(toasts).toContainText('Saved. Pages are dark from now on.');
      await expect(toasts).toContainText('Saved. Text is large from now on.');
      await page.clock.runFor(9_000);
      await expect(toasts).toHaveCount(0);
    },
  );

  test('of a frame that loads by itself is confirmed and stored', { tag: '@long' }, async ({ page }) => {
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

  test('are not called saved if the browser stores nothing', { tag: '@long' }, async ({ page }) => {
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
    await page.clock.install();
    await page.goto('/blog');
    const requests: string[] = [];
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByRole('textbox').fill('reader@example.org');
    page.on('request', (request) => {
      // Scrolling to the form loads lazy pictures, whose addresses cannot contain an email address.
      const { pathname, search } = new URL(request.url());
      if (/^\/pictures\/[\w/.-]+$/.test(pathname) && search === '') return;
      if (!/\/assets\//.test(request.url())) requests.push(`${request.method()} ${request.url()}`);
    });
    await form.getByRole('button').click();
    const confirmation = page.getByText('Subscription confirmed!');
    await expect(confirmation).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('');
    expect(logged).toEqual(['newsletter reader@example.org']);
    await page.clock.runFor(4_000);
    await expect(confirmation).toBeHidden();
    expect(requests).toEqual([]);
    expect(page.url()).toMatch(/\/blog$/);
  });
});
