import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { shortLastLines } from '../support/last-line.ts';
import { postPaths } from '../support/rail.ts';
import { expect, test } from '../support/test.ts';

test('no deck of any piece ends on one short word, at any width', async ({ page, request }) => {
  test.setTimeout(300_000);
  const paths = [
    ...articles.map(({ slug }) => `/articles/${slug}`),
    ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
    ...(await postPaths(request)),
  ];
  for (const path of paths) expect.soft(await shortLastLines(page, path)).toEqual([]);
});
