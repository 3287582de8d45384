import { startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

test('while the backend is down, no feed and no sitemap is empty', async ({ request }) => {
  test.setTimeout(90_000);
  const site = await startOwnSite({ BLOG_CACHE_TTL_MS: '0' });
  try {
    await site.stopBackend();
    for (const path of ['/sitemap.xml', '/sitemaps/posts-1.xml', '/sitemaps/news.xml', '/feeds/blog.rss']) {
      const answer = await request.get(site.url + path);
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([503, 'no-cache']);
    }
    for (const path of ['/robots.txt', '/sitemaps/pages.xml', '/feeds/articles.atom'])
      expect((await request.get(site.url + path)).status(), path).toBe(200);
    const card = await request.get(`${site.url}/cards/posts/a-babys-first-passport.png`);
    expect([card.status(), card.headers()['cache-control']]).toEqual([200, 'no-store']);
    const section = await request.get(`${site.url}/cards/blog.png`);
    expect((await card.body()).equals(await section.body())).toBe(true);
  } finally {
    await site.stop();
  }
});
