import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { postPaths, railGoesAlong } from '../support/rail.ts';
import { test } from '../support/test.ts';

test.setTimeout(120_000);

test('the rail of every article is never empty for a whole screen', async ({ page }) => {
  for (const { slug } of articles) await railGoesAlong(page, `/articles/${slug}`);
});

test('the rail of every wellness piece is never empty for a whole screen', async ({ page }) => {
  for (const { slug } of wellnessArticles) await railGoesAlong(page, `/health-wellness/${slug}`);
});

test('the rail of every post is never empty for a whole screen', async ({ page, request }) => {
  for (const path of await postPaths(request)) await railGoesAlong(page, path);
});
