import { articles } from '@daily-nest/content/articles';
import { checkedAgainst } from '@daily-nest/content/checked';
import { faq } from '@daily-nest/content/faq';
import type { AsOf } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { expect, test } from '../support/test.ts';

const shown = ({ source, date }: AsOf) =>
  `Advice of ${source}, as of ${new Date(date).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}.`;

const pieces = [
  ...articles.map((piece) => ({ path: `/articles/${piece.slug}`, piece })),
  ...wellnessArticles.map((piece) => ({ path: `/health-wellness/${piece.slug}`, piece })),
].map(({ path, piece: { asOf, sources } }) => ({ path, asOf, checked: checkedAgainst(sources) }));

const changing = pieces.filter(({ asOf, checked }) => asOf ?? checked);

test('some pieces have advice that can change', () => {
  expect(changing.length).toBeGreaterThanOrEqual(8);
});

for (const [place, { path, asOf, checked }] of changing.entries())
  test(
    `${path}, whose advice can change, shows its source and date before its text`,
    { tag: place === 0 ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const note = page.getByText(checked ? /^Checked against: / : shown(asOf!));
      await expect(note, path).toBeVisible();
      for (const { name, href } of checked?.institutions ?? [])
        await expect(note.getByRole('link', { name, exact: true }), path).toHaveAttribute('href', href);
      await expect(note.locator('time')).toHaveAttribute('datetime', checked?.on ?? asOf!.date);
      const text = page.getByRole('article').first().locator('h2[id]:not(nav h2)').first();
      const { y, height } = (await note.boundingBox())!;
      expect(y + height).toBeLessThan((await text.boundingBox())!.y);
    },
  );

test('other articles have no such line', { tag: '@long' }, async ({ page }) => {
  await page.goto(pieces.find(({ asOf, checked }) => !asOf && !checked)!.path);
  await expect(page.getByText(/^(?:Advice of|Checked against)/)).toHaveCount(0);
});

test(
  'an answer that can change shows the source and date of its advice',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);
