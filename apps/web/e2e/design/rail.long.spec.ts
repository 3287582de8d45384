import { articles } from '@daily-nest/content/articles';
import { isAsLongAsItsText, postPaths, railGoesAlong } from '../support/rail.ts';
import { test } from '../support/test.ts';

test.setTimeout(120_000);

test('the rail of every article is never empty for a whole screen, and on a phone the page length fits its text', async ({
  page,
}) => {
  await page.goto('/articles');
  await page.evaluate(() => document.fonts.ready);
  for (const article of articles) {
    await railGoesAlong(page, `/articles/${article.slug}`);
    await isAsLongAsItsText(page, article);
  }
});

test('the rail of every post is never empty for a whole screen', async ({ page, request }) => {
  for (const path of await postPaths(request)) await railGoesAlong(page, path);
});
