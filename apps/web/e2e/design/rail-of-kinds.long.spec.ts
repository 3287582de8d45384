import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { isAsLongAsItsText, postPaths, railGoesAlong } from '../support/rail.ts';
import { test } from '../support/test.ts';

// Every story is looked at in `rail.long.spec.ts`.

/** The shortest, the longest and one in six. */
function sample<Story extends { words: number }>(stories: readonly Story[]): Story[] {
  const sorted = stories.toSorted((one, other) => one.words - other.words);
  return sorted.filter((_, place) => place % 6 === 0 || place === sorted.length - 1);
}

test('the rail of an article is never empty for a screen, and on a phone it is as long as its text', async ({
  page,
}) => {
  await page.goto('/articles');
  await page.evaluate(() => document.fonts.ready);
  for (const article of sample(articles)) {
    await railGoesAlong(page, `/articles/${article.slug}`);
    await isAsLongAsItsText(page, article);
  }
});

test('the rail of a wellness piece is never empty for a screen', async ({ page }) => {
  for (const { slug } of wellnessArticles) await railGoesAlong(page, `/health-wellness/${slug}`);
});

test('the rail of a post is never empty for a screen', async ({ page, request }) => {
  const paths = await postPaths(request);
  for (const path of paths.filter((_, place) => place % 6 === 0)) await railGoesAlong(page, path);
});
