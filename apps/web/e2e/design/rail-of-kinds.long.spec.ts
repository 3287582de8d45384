import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { isAsLongAsItsText, postPaths, railGoesAlong } from '../support/rail.ts';
import { test } from '../support/test.ts';

// `rail.long.spec.ts` checks every story.

/** Returns the shortest, the longest and every sixth. */
function sample<Story extends { words: number }>(stories: readonly Story[]): Story[] {
  const sorted = stories.toSorted((one, other) => one.words - other.words);
  return sorted.filter((_, place) => place % 6 === 0 || place === sorted.length - 1);
}

test('the rail of an article is never empty for a whole screen, and on a phone the page length fits its text', async ({
  page,
}) => {
  await page.goto('/articles');
  await page.evaluate(() => document.fonts.ready);
  for (const article of sample(articles)) {
    await railGoesAlong(page, `/articles/${article.slug}`);
    await isAsLongAsItsText(page, article);
  }
});

test('the rail of a wellness piece is never empty for a whole screen', async ({ page }) => {
  for (const { slug } of wellnessArticles) await railGoesAlong(page, `/health-wellness/${slug}`);
});

test('the rail of a post is never empty for a whole screen', async ({ page, request }) => {
  const paths = await postPaths(request);
  for (const path of paths.filter((_, place) => place % 6 === 0)) await railGoesAlong(page, path);
});
