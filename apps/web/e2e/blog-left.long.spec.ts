import { hang, startBackend, blog as answers } from '@daily-nest/site/testing/backend';
import { startOwnSite } from './support/own-site.ts';
import { expect, startApp, test } from './support/test.ts';

test.setTimeout(90_000);

test('a post that a reader no longer waits for is no longer asked for', async ({ page }) => {
  const backend = await startBackend(answers);
  const site = await startOwnSite({ BLOG_URL: backend.url, BLOG_CACHE_TTL_MS: '0' });
  try {
    await page.goto(`${site.url}/blog`);
    await startApp(page);
    backend.answerWith(hang);
    await page.getByRole('article').first().getByRole('link', { name: 'Read Full Article' }).click();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    const call = () => backend.requests.find(({ url }) => url.includes('/get_details'));
    await expect.poll(call).toBeTruthy();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page).toHaveURL(/\/privacy$/);
    await call()!.closed;
  } finally {
    await site.stop();
    await backend.stop();
  }
});
