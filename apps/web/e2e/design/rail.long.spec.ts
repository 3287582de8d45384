import { articles } from '@daily-nest/content/articles';
import { isAsLongAsItsText, postPaths, railGoesAlong } from '../support/rail.ts';
import { test } from '../support/test.ts';

test.setTimeout(120_000);

test('the rail of no article is empty for a screen, and on a phone it is as long as its text', async ({
  page,
}) => {
  await page.goto('/articles');
  await page.evaluate(() => document.fonts.ready);
  for (const article of articles) {
    await railGoesAlong(page, `/articles/${article.slug}`);
    await isAsLongAsItsText(page, article);
  }
});

test('the rail of no post is empty for a screen', async ({ page, request }) => {
  for (const path of await postPaths(request)) await railGoesAlong(page, path);
});
