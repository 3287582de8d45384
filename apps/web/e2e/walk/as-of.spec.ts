import { articles } from '@daily-nest/content/articles';
import { faq } from '@daily-nest/content/faq';
import type { AsOf } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { expect, test } from '../support/test.ts';

const shown = ({ source, date }: AsOf) =>
  `Advice of ${source}, as of ${new Date(date).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}.`;

const dated = [
  ...articles.map(({ slug, asOf }) => ({ path: `/articles/${slug}`, asOf })),
  ...wellnessArticles.map(({ slug, asOf }) => ({ path: `/health-wellness/${slug}`, asOf })),
];

test('an article whose advice can change says under its byline whose it is and of when', async ({ page }) => {
  const some = dated.filter(({ asOf }) => asOf);
  expect(some.length).toBeGreaterThanOrEqual(4);
  for (const { path, asOf } of some) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const note = page.getByText(shown(asOf!));
    await expect(note, path).toBeVisible();
    await expect(note.locator('time')).toHaveAttribute('datetime', asOf!.date);
    const picture = page.getByRole('article').locator('figure').first();
    expect((await note.boundingBox())!.y).toBeLessThan((await picture.boundingBox())!.y);
  }
});

test('other articles claim nothing', async ({ page }) => {
  await page.goto(dated.find(({ asOf }) => !asOf)!.path);
  await expect(page.getByText(/^Advice of/)).toHaveCount(0);
});

test('an answer that can change says whose advice it is and of when', async ({ page }) => {
  await page.goto('/faq');
  const some = faq.filter(({ asOf }) => asOf);
  expect(some.length).toBeGreaterThanOrEqual(3);
  for (const { question, asOf } of some) {
    const answer = page.locator('details', {
      has: page.getByRole('heading', { name: question, exact: true }),
    });
    await answer.locator('summary').click();
    await expect(answer.getByText(shown(asOf!))).toBeVisible();
  }
});
