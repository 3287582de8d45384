import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('articles are searched by a plain form, with the query in the address', async ({ page }) => {
  await page.goto('/articles');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('FEVER AT THREE');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/articles\?q=FEVER\+AT\+THREE$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('FEVER AT THREE');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/articles$/);
});

test('questions are searched by a plain form', { tag: '@long' }, async ({ page }) => {
  await page.goto('/faq?q=no+such+question');
  await expect(page.getByText('No FAQs found matching your search criteria.')).toBeVisible();
  await page.goto('/faq?q=104');
  await expect(page.getByRole('main').locator('details')).toHaveCount(1);
});

test('a query is shown as text, whatever it contains', async ({ page }) => {
  const query = '"><script>alert(1)</script>';
  await page.goto(`/articles?${new URLSearchParams({ q: query })}`);
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(query);
  await expect(page.getByText('No articles found matching your search criteria.')).toBeVisible();
});

test('tabs are links to pages with that tab open', { tag: '@long' }, async ({ page }) => {
  await page.goto('/health-wellness');
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect(page).toHaveURL(/\/health-wellness\?category=nutrition$/);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Nutrition' })).toBeVisible();
});

test('an unknown article is the 404 page', async ({ request }) => {
  for (const path of ['/articles/no-such-article', '/health-wellness/no-such-article']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  }
});
