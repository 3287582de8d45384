import { Readable } from 'node:stream';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parse } from 'node-html-parser';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { expect, test } from './support/test.ts';

test('each page names the feeds, which are valid', async ({ request, baseURL }) => {
  const page = parse(await (await request.get('/')).text());
  const links = page
    .querySelectorAll('link[rel=alternate]')
    .map((link) => ({ href: link.getAttribute('href')!, type: link.getAttribute('type')! }));
  expect(links).toHaveLength(6);
  for (const { href, type } of links) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(answer.headers()['content-type'], href).toBe(`${type}; charset=utf-8`);
    const text = await answer.text();
    const self = `${baseURL}${href}`;
    let entries: string[];
    if (href.endsWith('.rss')) {
      const feed = parseRssFeed(text);
      expect(feed.atom?.links?.[0]?.href).toBe(self);
      entries = feed.items!.map(({ link }) => link!);
    } else if (href.endsWith('.atom')) {
      const feed = parseAtomFeed(text);
      expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(self);
      entries = feed.entries!.map(({ id }) => id!);
    } else {
      const feed = parseJsonFeed(text);
      expect(feed.feed_url).toBe(self);
      entries = feed.items!.map(({ url }) => url!);
    }
    expect(entries).toHaveLength(30);
    expect(new Set(entries).size).toBe(30);
    expect((await request.get(entries[0]!)).status(), entries[0]).toBe(200);
    expect((await request.get(entries.at(-1)!)).status(), entries.at(-1)).toBe(200);
  }
  expect((await request.get('/feeds/nothing.rss')).status()).toBe(404);
  expect((await request.get('/feeds/articles.exe')).status()).toBe(404);
});

test('where no letters are sent, the sign-up says so and offers feeds and a calendar', async ({
  request,
}) => {
  const page = parse(await (await request.get('/')).text());
  const notes = page
    .querySelectorAll('form p, form small')
    .filter(({ text }) => text.includes('stores no address'));
  const links = notes.flatMap((note) => note.querySelectorAll('a')).map((link) => link.getAttribute('href')!);
  expect(new Set(links)).toEqual(new Set(['/feeds/articles.rss', '/feeds/blog.rss', '/feeds/articles.ics']));
  const calendar = await request.get('/feeds/articles.ics');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await calendar.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(30);
});

test('a sample story is called one on its card, in the description and to machines', async ({ request }) => {
  const page = parse(await (await request.get('/community-stories')).text());
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^Sample stories: /);
  const cards = page.querySelectorAll('article').filter(({ text }) => text.includes('Share'));
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card.text).toContain('Sample story');
  const graph = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => text)
    .join('');
  expect(graph.match(/"name":"Sample story: /g)).toHaveLength(cards.length);
});

test('a value that nobody has replaced is marked as an example where it stands', async ({ request }) => {
  for (const [path, values] of [
    ['/contact', ['contactEmail', 'contactPhone', 'hours', 'network']],
    ['/about', ['founded']],
  ] as const) {
    const page = parse(await (await request.get(path)).text());
    for (const value of values)
      expect(page.querySelector(`[data-example=${value}]`)?.text, value).toMatch(/ \(example\)$/);
  }
});

test('robots.txt allows everything and names the sitemap', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test('the sitemaps are well-formed; that of news has entries of at most two days', async ({
  request,
  baseURL,
}) => {
  const index = await parseSitemapIndex(Readable.from([await (await request.get('/sitemap.xml')).text()]));
  expect(index.map(({ url }) => url)).toEqual([
    `${baseURL}/sitemaps/pages.xml`,
    `${baseURL}/sitemaps/posts-1.xml`,
    `${baseURL}/sitemaps/news.xml`,
  ]);
  for (const { url } of index) {
    const items = await parseSitemap(Readable.from([await (await request.get(url)).text()]));
    for (const { news } of items) {
      if (!url.endsWith('news.xml')) expect(news).toBeUndefined();
      else expect(Date.now() - Date.parse(news!.publication_date)).toBeLessThan(3 * 86_400_000);
    }
  }
  expect((await request.get('/sitemaps/posts-2.xml')).status()).toBe(404);
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404);
});

test('the manifest and its icons are valid', { tag: '@long' }, async ({ request, page }) => {
  await page.goto('/about');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'The Daily Nest', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect((await icon.body()).readUInt32BE(16)).toBe(Number.parseInt(sizes, 10));
  }
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links).toHaveLength(3);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
