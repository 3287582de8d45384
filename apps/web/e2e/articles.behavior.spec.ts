import { expect, startApp, test } from './support/test.ts';

const noArticles = 'No articles found matching your search criteria.';

test.describe('the articles', () => {
  test('are filtered while the reader types, by title, excerpt and category, ignoring case', async ({
    page,
  }) => {
    await page.goto('/articles');
    const main = page.getByRole('main');
    const all = await main.getByRole('article').count();
    expect(all).toBeGreaterThanOrEqual(24);
    const field = page.getByPlaceholder('Search articles by title, content, or category...');
    await field.pressSequentially('FEVER AT THREE');
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('status').first()).toHaveText('1 article found');
    await expect(main.getByRole('heading', { level: 2, name: 'Health & Safety' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Family Life' })).toHaveCount(0);

    await field.fill('nutrition & feeding');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Nutrition & Feeding');
    await field.fill('no such words anywhere');
    await expect(main.getByText(noArticles)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await field.fill('');
    await expect(main.getByRole('article')).toHaveCount(all);
  });

  test('keep the search when the reader returns from one', { tag: '@long' }, async ({ page }) => {
    await page.goto('/articles');
    await startApp(page);
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await field.fill('fever at three');
    await expect(page).toHaveURL(/\/articles\?q=fever\+at\+three$/);
    const article = page.getByRole('main').getByRole('article');
    await expect(article).toHaveCount(1);
    await article.getByRole('link').click();
    await expect(page).toHaveURL(/\/articles\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
    await page.goBack();
    await expect(page).toHaveURL(/\/articles\?q=fever\+at\+three$/);
    await expect(field).toHaveValue('fever at three');
    await expect(article).toHaveCount(1);
    await page.reload();
    await expect(article).toHaveCount(1);
  });

  test('clear a search in place', { tag: '@long' }, async ({ page }) => {
    await page.goto('/articles?q=fever');
    await startApp(page);
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await expect(field).toHaveValue('fever');
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(/\/articles$/);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(24);
  });

  test(
    'are in three columns on a desktop, two on a tablet and one on a phone',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/articles');
      const columns = () =>
        page
          .getByRole('main')
          .getByRole('article')
          .first()
          .evaluate((card) => getComputedStyle(card.parentElement!).gridTemplateColumns.split(' ').length);
      for (const [width, count] of [
        [1280, 3],
        [800, 2],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await columns(), `${width} px`).toBe(count);
      }
    },
  );

  test('are complete from the first word to the next story', async ({ page }) => {
    await page.goto('/articles/a-fever-at-three-in-the-morning');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.locator('time').first()).toHaveText('November 20, 2026');
    await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
    const picture = main.locator('article img').first();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('alt', /\w/);
    for (const source of await main.getByRole('region', { name: 'Sources' }).getByRole('link').all()) {
      await expect(source).toHaveAttribute('target', '_blank');
      await expect(source).toHaveAttribute('rel', /noopener/);
    }
    // As many as fit its rail.
    const related = main.getByRole('complementary', { name: 'Related Stories' }).getByRole('article');
    await expect(related.nth(4)).toBeVisible();
    expect(await related.count()).toBeLessThanOrEqual(8);
    await main.getByRole('navigation', { name: 'Next story' }).getByRole('link').click();
    await expect(page).not.toHaveURL(/a-fever-at-three/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
