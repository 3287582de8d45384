import { articles } from '@daily-nest/content/articles';
import { urgentSection } from '@daily-nest/content/urgent/sections';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { expect, failedDocument, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const pieces = [
  ...articles.map((piece) => ({ ...piece, path: `/articles/${piece.slug}` })),
  ...wellnessArticles.map((piece) => ({ ...piece, path: `/health-wellness/${piece.slug}` })),
].filter(({ urgent }) => urgent);

test('some pieces are about emergencies', () => {
  expect(pieces.length).toBeGreaterThanOrEqual(10);
});

for (const [place, { path, urgent }] of pieces.entries())
  test(
    `${path}, about an emergency, begins with the number and a link to the steps`,
    { tag: place === 0 ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path);
      const line = page.getByRole('main').getByText('Happening now?').locator('..');
      await expect(line.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      const way = line.getByRole('link', { name: `${urgentSection(urgent!).title}: what to do` });
      await expect(way).toHaveAttribute('href', `/urgent/${urgent}`);
      const head = (await line.boundingBox())!;
      const text = (await page.getByRole('main').locator('article p:below(h1)').last().boundingBox())!;
      expect(head.y).toBeLessThan(text.y);
    },
  );

test('a post that sends readers to 911 does the same, and no other post does', async ({ page }) => {
  await page.goto('/blog/after-the-bump-on-the-head');
  const line = page.getByRole('main').getByText('Happening now?').locator('..');
  await expect(line.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await line.getByRole('link', { name: 'What to do' }).click();
  await expect(page).toHaveURL(/\/urgent$/);
  await page.goto('/blog/a-babys-first-passport');
  await expect(page.getByText('Happening now?')).toHaveCount(0);
});

test.describe('the link to urgent help', () => {
  test.use({ allowedConsole: [failedDocument] });

  for (const [width, tag] of [
    [390, undefined],
    [1280, '@long'],
  ] as const)
    test(
      `is in the header of every page, in one touch and in red, at ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of [
          '/',
          '/about',
          '/search',
          '/radio',
          '/books',
          '/offline',
          '/blog',
          '/no-such-page',
        ]) {
          await page.goto(path);
          const link = page.getByRole('link', { name: 'Urgent help' }).first();
          await expect(link, path).toBeInViewport({ ratio: 1 });
          await expect(link, path).toHaveAttribute('href', '/urgent');
          const { height } = (await link.boundingBox())!;
          expect(height, path).toBeGreaterThanOrEqual(44);
          const red = await link
            .locator('span')
            .first()
            .evaluate((word) => getComputedStyle(word).backgroundColor);
          expect(red, path).toBe('rgb(163, 38, 31)');
        }
      },
    );

  test('is at the top of the menus, in the footer and on the 404 page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Sections' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Urgent help' })).toHaveCount(2);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Urgent help' })).toHaveAttribute(
      'href',
      '/urgent',
    );

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/no-such-page');
    const ways = page.getByRole('navigation', { name: 'Ways on' });
    await expect(ways.getByRole('link', { name: 'Urgent help' })).toHaveAttribute('href', '/urgent');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Urgent help' }).last();
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent Help');
  });
});
