import { isCard } from './support/card.ts';
import { siteMapPaths } from './support/site-map.ts';
import { expect, test } from './support/test.ts';

test('every page of the site map has a social card', async ({ request }) => {
  test.setTimeout(300_000);
  const paths = await siteMapPaths(request);
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const page = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1];
    expect(image, path).toBeDefined();
    await isCard(await request.get(image!));
  }
});
