import { expect, test } from '../support/test.ts';

/** A reader who chose on an earlier visit that one provider's frames load by themselves. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('frameChoices', JSON.stringify(['Google Forms']));
    } catch {
      // A frame of another company has no storage here.
    }
  }),
);

const untrue = 'No provider’s frames load on this device without asking.';

test('/privacy offers to revoke the choice before any touch', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText('Google Forms loads without asking.')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole('button', { name: 'Ask again before Google Forms' }).click();
  await expect(page.getByText(untrue)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('frameChoices'))).toBeNull();
});

test.describe('while the application is loading', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('/privacy does not say that nothing loads', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/privacy');
    await expect(page.getByText(untrue)).toBeAttached();
    await expect(page.getByText(untrue)).toBeHidden();
  });
});

test('an allowed frame loads on a later visit without a touch', async ({ page }) => {
  await page.route('https://docs.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title><h1>A form</h1>' }),
  );
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Write to Us' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').frameLocator('iframe').getByRole('heading')).toHaveText('A form');
});
