import { stopClock } from '../support/clock.ts';
import { expect, startApp, test } from '../support/test.ts';

test.describe('the newsletter', () => {
  for (const [where, role] of [
    ['main', 'main'],
    ['the footer', 'contentinfo'],
  ] as const) {
    test(`in ${where} confirms for 3000 ms and sends nothing`, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
      await page.goto('/');
      await startApp(page);
      await page.waitForLoadState('networkidle');
      const form = page
        .getByRole(role)
        .locator('form')
        .filter({ has: page.locator('input[type=email]') });
      const field = form.getByRole('textbox');
      await field.fill('reader@example.org');
      await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
      const requests: string[] = [];
      // Walls and pictures further down may load meanwhile; walls send requests of their own.
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        const picture = /^\/pictures\/[\w/.-]+$/.test(pathname) && search === '';
        if (request.frame() === page.mainFrame() && !picture && !pathname.startsWith('/walls/'))
          requests.push(request.url());
      });
      await form.getByRole('button').click();
      const confirmation = form.getByText('Subscription confirmed!');
      await expect(confirmation).toBeVisible();
      await expect(field).toHaveValue('');
      await page.clock.runFor(2_999);
      await expect(confirmation).toBeVisible();
      await page.clock.runFor(1);
      await expect(confirmation).toBeHidden();
      expect(requests).toEqual([]);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
    });
  }

  test('does nothing with an empty field, also without the browser’s own check', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/blog');
    await startApp(page);
    const form = page.getByRole('contentinfo').locator('form');
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    for (const text of ['', '   ']) {
      // The browser trims such a field, so spaces are set by script.
      await form.getByRole('textbox').evaluate((field: HTMLInputElement, value) => {
        field.type = 'text';
        field.value = value;
      }, text);
      await form.getByRole('button').click();
    }
    await expect(form.getByText('Subscription confirmed!')).toBeHidden();
    expect(logged).toEqual([]);
  });
});

test.describe('the donation dialog', () => {
  test.use({ asksForDonation: true });

  for (const [flag, comes] of [
    ['true', false],
    ['false', true],
    ['1', true],
  ] as const) {
    test(`${comes ? 'opens' : 'does not open'} while the flag is ${flag}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('donationPopupShown', value), flag);
      await stopClock(page);
      await page.goto('/about');
      await page.clock.runFor(30_000);
      await expect(page.getByRole('dialog')).toBeVisible({ visible: comes });
    });
  }
});
