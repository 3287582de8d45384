import { standStill } from './support/late-fonts.ts';
import { siteMapPaths } from './support/site-map.ts';
import { expect, test } from './support/test.ts';

// `late-fonts.spec.ts` checks one page of each kind.
test('nothing moves on any page of a phone with late fonts', async ({ page, request }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = await siteMapPaths(request);
  expect(paths.length).toBeGreaterThanOrEqual(100);
  await standStill(page, paths);
});
