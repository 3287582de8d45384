import { articles } from '@daily-nest/content/articles';
import { urgentSection } from '@daily-nest/content/urgent/sections';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { expect, failedDocument, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a piece about an emergency begins with the number and the way to what to do', async ({ page }) => {
  const pieces = [
    ...articles.map((piece) => ({ ...piece, path: `/articles/${piece.slug}` })),
    ...wellnessArticles.map((piece) => ({ ...piece, path: `/health-wellness/${piece.slug}` })),
  ].filter(({ urgent }) => urgent);
  expect(pieces.length).toBeGreaterThanOrEqual(10);
  for (const { path, urgent } of pieces) {
    await page.goto(path);
    const line = page.getByRole('main').getByText('Happening now?').locator('..');
    await expect(line.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    const way = line.getByRole('link', { name: `${urgentSection(urgent!).title}: what to do` });
    await expect(way).toHaveAttribute('href', `/urgent#${urgent}`);
    const head = (await line.boundingBox())!;
    const text = (await page.getByRole('main').locator('article p:below(h1)').last().boundingBox())!;
    expect(head.y).toBeLessThan(text.y);
  }
});

test('a post that sends readers to 911 does the same, and no other post does', async ({ page }) => {
  await page.goto('/blog/after-the-bump-on-the-head');
  const line = page.getByRole('main').getByText('Happening now?').locator('..');
  await expect(line.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await line.getByRole('link', { name: 'What to do' }).click();
  await expect(page).toHaveURL(/\/urgent$/);
  await page.goto('/blog/a-babys-first-passport');
  await expect(page.getByText('Happening now?')).toHaveCount(0);
});

test.describe('the way to urgent help', () => {
  test.use({ allowedConsole: [failedDocument] });

  test('heads the menu of a phone and of a desk, and stands in the footer and on the page that is not there', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Sections' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Urgent help' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Urgent help' })).toHaveAttribute(
      'href',
      '/urgent',
    );

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/no-such-page');
    const ways = page.getByRole('navigation', { name: 'Ways on' });
    await expect(ways.getByRole('link', { name: 'Urgent help' })).toHaveAttribute('href', '/urgent');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Urgent help' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent Help');
  });
});
