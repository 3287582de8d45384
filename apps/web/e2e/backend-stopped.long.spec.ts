import { startOwnSite } from './support/own-site.ts';
import { expect, startApp, test } from './support/test.ts';

test.use({
  allowedConsole: [/Failed to load resource: the server responded with a status of (502|503|504)/],
});
test.setTimeout(90_000);

test('a reader keeps cached pages when the backend stops, and continues when it is back', async ({
  page,
}) => {
  const site = await startOwnSite();
  try {
    await page.goto(`${site.url}/blog`);
    await startApp(page);
    await site.stopBackend();

    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    // A cached list is still available, also for a new document.
    const cached = await page.request.get(`${site.url}/blog`);
    expect(cached.status()).toBe(200);
    // An uncached one is an error status.
    const failed = await page.goto(`${site.url}/blog?page=3`);
    expect(failed!.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('An error occurred');

    await site.startBackend();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  } finally {
    await site.stop();
  }
});

test('the front page says in one sentence that a wall cannot be read', async ({ page }) => {
  const site = await startOwnSite();
  try {
    await site.stopBackend();
    await page.goto(site.url);
    const tile = page
      .getByRole('article')
      .filter({ has: page.locator('iframe') })
      .nth(1);
    await tile.scrollIntoViewIfNeeded();
    const said = tile.locator('iframe').contentFrame().getByText('No headlines right now');
    await expect(said).toBeVisible();
    const size = await said.evaluate((sentence) => Number.parseFloat(getComputedStyle(sentence).fontSize));
    expect(size).toBeLessThanOrEqual(18);
    await expect(tile.getByRole('link', { name: 'See All' })).toBeVisible();
  } finally {
    await site.stop();
  }
});
