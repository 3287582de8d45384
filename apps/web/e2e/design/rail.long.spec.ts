import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { postPaths, railGoesAlong } from '../support/rail.ts';
import { test } from '../support/test.ts';

test.setTimeout(120_000);

test('the rail of every article goes along with its text, beside its pulled sentences', async ({ page }) => {
  for (const { slug } of articles) await railGoesAlong(page, `/articles/${slug}`);
});

test('the rail of every wellness piece goes along with its text, beside its pulled sentences', async ({
  page,
}) => {
  for (const { slug } of wellnessArticles) await railGoesAlong(page, `/health-wellness/${slug}`);
});

test('the rail of every post goes along with its text, beside its pulled sentences', async ({
  page,
  request,
}) => {
  for (const path of await postPaths(request)) await railGoesAlong(page, path);
});
