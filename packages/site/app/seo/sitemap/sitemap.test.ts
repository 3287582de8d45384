import { Readable } from 'node:stream';
import { parseRssFeed } from 'feedsmith';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, it } from 'vitest';
import { articles } from '@daily-nest/content/articles';
import { changedOn } from '@daily-nest/content/corrections';
import { startBackend, json } from '../../../server/testing/backend.test-support.ts';
import {
  createPostIndex,
  PostIndexError,
  type IndexedPost,
  type PostIndex,
} from '../../data/post-index.server.ts';
import { feedText } from '../feeds/feed.ts';
import { feedOf } from '../feeds/sources.server.ts';
import { newsEntries } from './news.server.ts';
import { listedPaths, pageEntries } from './pages.server.ts';
import { postEntries, postSheets } from './posts.server.ts';
import { sitemapIndexXml, sitemapXml } from './xml.ts';

const site = 'https://a.example';

/** Returns an index of that many posts, 500 an answer, that counts its calls. */
function indexOf(count: number, date = '2026-05-01') {
  const calls: (string | undefined)[] = [];
  const index: PostIndex = {
    page: async (_domain, cursor) => {
      calls.push(cursor);
      const from = Number(cursor ?? 0);
      const length = Math.min(500, count - from);
      const posts = Array.from({ length }, (_, place): IndexedPost => {
        const slug = `post-${from + place}`;
        return {
          slug,
          title: `Post ${from + place} & more`,
          description: '',
          date,
          changed: `${date}T10:00:00Z`,
        };
      });
      return { posts, cursor: from + length < count ? String(from + length) : undefined };
    },
  };
  return { index, calls };
}

const urlsOf = async (xml: string) => (await parseSitemap(Readable.from([xml]))).map(({ url }) => url);

describe('the sitemap of pages', () => {
  it('has each page once, by its canonical address, and no file, search or wall', async () => {
    const paths = await listedPaths();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/blog', '/faq', '/privacy', '/events', '/radio', '/books']),
    );
    for (const { slug } of articles) expect(paths).toContain(`/articles/${slug}`);
    for (const path of [
      '/privacy-policy',
      '/terms-of-service',
      '/search',
      '/icon.svg',
      '/manifest.webmanifest',
    ])
      expect(paths).not.toContain(path);
    expect(paths.join()).not.toMatch(/:|walls|feeds|sitemap/);
  });

  it('is well-formed, with absolute addresses, pictures and dates of change', async () => {
    const xml = await sitemapXml(await pageEntries(site), site);
    const items = await parseSitemap(Readable.from([xml]));
    expect(items.every(({ url }) => url.startsWith(`${site}/`))).toBe(true);
    const [article] = articles;
    expect(items.find(({ url }) => url === `${site}/articles/${article!.slug}`)).toMatchObject({
      lastmod: expect.stringContaining(changedOn(article!)),
      img: [{ url: site + article!.image }],
    });
  });
});

describe('the sitemaps of posts', () => {
  it('have at most 10,000 posts each and no duplicates', async () => {
    const { index } = indexOf(20_700);
    const sheets = await postSheets(index, 'a.example');
    expect(sheets).toHaveLength(3);
    const all: string[] = [];
    for (const number of [1, 2, 3]) {
      const entries = await postEntries(index, 'a.example', number);
      expect(entries!.length).toBeLessThanOrEqual(10_000);
      all.push(...entries!.map(({ url }) => url));
    }
    expect(new Set(all).size).toBe(20_700);
    expect(await postEntries(index, 'a.example', 4)).toBeUndefined();
  });

  it('start at their cursor, without reading the pages before', async () => {
    const { index, calls } = indexOf(20_700);
    await postSheets(index, 'a.example');
    calls.length = 0;
    await postEntries(index, 'a.example', 3);
    expect(calls).toEqual(['20000', '20500']);
  });

  it('escape a slug', async () => {
    const index: PostIndex = {
      page: async () => ({ posts: [{ slug: `a&b "c"<d>`, title: 'x', description: '' }], cursor: undefined }),
    };
    const xml = await sitemapXml((await postEntries(index, 'a.example', 1))!, site);
    expect(await urlsOf(xml)).toEqual([`${site}/blog/a%26b%20%22c%22%3Cd%3E`]);
  });
});

describe('the sitemap of news', () => {
  it('has the articles and posts of the last two days with their titles', async () => {
    const now = new Date(`${articles[0]!.date}T15:00:00Z`);
    const entries = await newsEntries(indexOf(3, articles[0]!.date).index, 'a.example', now);
    const xml = await sitemapXml(entries, site);
    const items = await parseSitemap(Readable.from([xml]));
    expect(items.map(({ url }) => url)).toEqual(
      expect.arrayContaining([`${site}/articles/${articles[0]!.slug}`, `${site}/blog/post-0`]),
    );
    for (const { news } of items) {
      expect(news?.publication).toEqual({ name: 'The Daily Nest', language: 'en' });
      expect(now.getTime() - Date.parse(news!.publication_date)).toBeLessThanOrEqual(3 * 86_400_000);
    }
    expect(items.find(({ url }) => url.endsWith('post-0'))?.news?.title).toBe('Post 0 & more');
  });

  it('is an empty list without recent ones', async () => {
    const entries = await newsEntries(indexOf(3).index, 'a.example', new Date('2030-01-01T00:00:00Z'));
    expect(entries).toEqual([]);
    expect(await urlsOf(await sitemapXml(entries, site))).toEqual([]);
  });
});

it('the index of sitemaps is well-formed', async () => {
  const xml = await sitemapIndexXml([
    { url: `${site}/sitemaps/pages.xml` },
    { url: `${site}/sitemaps/news.xml` },
  ]);
  expect((await parseSitemapIndex(Readable.from([xml]))).map(({ url }) => url)).toEqual([
    `${site}/sitemaps/pages.xml`,
    `${site}/sitemaps/news.xml`,
  ]);
});

describe('the backend’s index', () => {
  it('is requested for a domain and a cursor; an invalid row is dropped', async () => {
    const backend = await startBackend(
      json({ posts: [{ slug: 'a', title: 'A', date: 'never' }, { title: 'no slug' }, null], cursor: 'next' }),
    );
    try {
      const page = await createPostIndex(`${backend.url}/`).page('a.example', 'here');
      expect(backend.requests[0]!.url).toBe('/api/posts/index?domain=a.example&cursor=here');
      expect(page).toEqual({
        posts: [{ slug: 'a', title: 'A', description: '', date: undefined, changed: undefined }],
        cursor: 'next',
      });
    } finally {
      await backend.stop();
    }
  });

  it('drops rows that no sitemap or feed could contain, and invisible characters in the others', async () => {
    const backend = await startBackend(
      json({
        posts: [
          { slug: 'half-\ud83d', title: 'Half a character', date: '2026-05-01' },
          { slug: 'a', title: '\u202eA\u0007 b\u200b\ud83d', date: '9999-12-31', changed: '+275760-09-13' },
        ],
      }),
    );
    try {
      const index = createPostIndex(backend.url);
      const { posts } = await index.page('a.example');
      expect(posts).toEqual([
        { slug: 'a', title: 'A b', description: '', date: undefined, changed: undefined },
      ]);
      const xml = await sitemapXml((await postEntries(index, 'a.example', 1))!, site);
      expect(await urlsOf(xml)).toEqual([`${site}/blog/a`]);
      const rss = feedText(await feedOf('blog', index, 'a.example'), 'rss', site);
      expect(parseRssFeed(rss).items).toHaveLength(1);
    } finally {
      await backend.stop();
    }
  });

  it.each([
    ['an error', json({ error: { code: 'unavailable', message: 'no' } }, 503)],
    ['something else', json({ hello: 'there' })],
  ])('that answers with %s is reported as down', async (_name, answer) => {
    const backend = await startBackend(answer);
    try {
      await expect(createPostIndex(backend.url).page('a.example')).rejects.toBeInstanceOf(PostIndexError);
    } finally {
      await backend.stop();
    }
  });
});
