import { expect, failedDocument, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, allowedConsole: [failedDocument] });

test('the blog is read from list to post and back without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Visit the Blog' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.getByRole('article').first().getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the menus open without scripts, and nothing claims to be saved', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Sections' });
  await expect(button).not.toHaveAttribute('aria-expanded');
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(16);
});

test('signing up sends nothing without scripts', async ({ page }) => {
  await page.goto('/blog');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').fill('reader@example.org');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/blog$/);
});
