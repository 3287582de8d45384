import { topicBySlug } from '@daily-nest/content/topics';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { posts } from '../src/db/schema.ts';
import { readWall } from '../src/feeds/wall.ts';
import { onBothDatabases, useApp } from './databases.ts';
import { aPost, day, removeAllPosts, storePosts } from './posts.ts';

const list = '/functions/v1/get_metainfo';
const detail = '/functions/v1/get_details';
const cached = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

interface List {
  blogs: { id: number; slug: string; metaTitle: string; metaDescription: string }[];
  total: number;
}

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

onBothDatabases('the calls', (kind) => {
  const backend = useApp(kind, { DEFAULT_DOMAIN: 'nest.example' });

  async function json<T>(path: string): Promise<T> {
    return (await (await backend.get(path)).json()) as T;
  }

  describe('the list', () => {
    beforeAll(async () => {
      await removeAllPosts(backend.db);
      // 37 posts over three months, several on one day; another domain in between.
      await storePosts(
        backend.db,
        Array.from({ length: 37 }, (_, index) =>
          aPost({
            domain: 'nest.example',
            slug: `post-${index}`,
            title: `Post ${index}`,
            date: day(Math.floor(index / 2) * 5),
          }),
        ),
      );
      await storePosts(backend.db, [aPost({ domain: 'other.example', slug: 'other', date: '2026-02-02' })]);
    });

    it('has ten posts a page, newest first, in exactly the agreed shape', async () => {
      const answer = await json<List>(`${list}?domain=nest.example&page=1`);
      expect(answer.total).toBe(37);
      expect(answer.blogs).toHaveLength(10);
      expect(answer.blogs[0]).toEqual({
        id: expect.any(Number) as number,
        slug: 'post-36',
        metaTitle: 'Post 36',
        metaDescription: 'How it goes, and what helps.',
      });
      expect(Object.keys(answer)).toEqual(['blogs', 'total']);
    });

    it('shows every post exactly once over all pages, also on pages that are read from the older end', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => json<List>(`${list}?domain=nest.example&page=${page}`)),
      );
      expect(pages.map(({ blogs }) => blogs.length)).toEqual([10, 10, 10, 7]);
      const slugs = pages.flatMap(({ blogs }) => blogs.map(({ slug }) => slug));
      expect(slugs).toEqual(Array.from({ length: 37 }, (_, index) => `post-${36 - index}`));
    });

    it('is empty past the end, with the right total', async () => {
      expect(await json(`${list}?domain=nest.example&page=5`)).toEqual({ blogs: [], total: 37 });
      expect(await json(`${list}?domain=nest.example&page=999999999`)).toEqual({ blogs: [], total: 37 });
    });

    it('is empty for a domain without posts', async () => {
      expect(await json(`${list}?domain=nobody.example`)).toEqual({ blogs: [], total: 0 });
    });

    it('defaults to the first page', async () => {
      expect((await json<List>(`${list}?domain=nest.example`)).blogs[0]?.slug).toBe('post-36');
    });

    it.each([
      'www.nest.example',
      'NEST.example',
      'nest.example.',
      'nest.example:3000',
      'localhost',
      'localhost:3000',
      'app.localhost',
      '127.0.0.1',
      '127.0.0.1:8787',
      '192.168.1.20',
      '[::1]:3000',
      '::1',
    ])('uses the default domain for %s', async (domain) => {
      expect((await json<List>(`${list}?domain=${encodeURIComponent(domain)}`)).total).toBe(37);
    });

    it('separates domains', async () => {
      const answer = await json<List>(`${list}?domain=www.other.example`);
      expect(answer.blogs.map(({ slug }) => slug)).toEqual(['other']);
      expect(answer.total).toBe(1);
    });

    it.each([
      ['page=0', 'page must be a whole number from 1 up'],
      ['page=-1', 'page must be a whole number from 1 up'],
      ['page=1.5', 'page must be a whole number from 1 up'],
      ['page=two', 'page must be a whole number from 1 up'],
      ['page=', 'page must be a whole number from 1 up'],
      ['page=12345678901234567890', 'page must be a whole number from 1 up'],
    ])('rejects %s with 400', async (query, message) => {
      const answer = await backend.get(`${list}?domain=nest.example&${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: { code: 'bad_request', message } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it.each([
      ['', 'domain is missing'],
      ['?domain=', 'domain must be a host name'],
      ['?domain=a%20b', 'domain must be a host name'],
      ['?domain=%00', 'domain must be a host name'],
      ["?domain=x'%3B--", 'domain must be a host name'],
    ])('rejects the query "%s" with 400', async (query, message) => {
      const answer = await backend.get(`${list}${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: { code: 'bad_request', message } });
    });

    it('can be cached by shared caches and answers 304 for a known ETag', async () => {
      const path = `${list}?domain=nest.example&page=2`;
      const first = await backend.get(path);
      const tag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe(cached);
      expect(tag).toMatch(/^"[0-9a-f]+"$/);
      const again = await backend.get(path, {
        authorization: 'Bearer public-anon-key',
        'if-none-match': tag,
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(tag);
    });

    it('answers HEAD like GET, without a body', async () => {
      const answer = await backend.request(`${list}?domain=nest.example`, {
        method: 'HEAD',
        headers: { authorization: 'Bearer public-anon-key' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    });
  });

  describe('a post', () => {
    beforeAll(async () => {
      await removeAllPosts(backend.db);
      await storePosts(backend.db, [
        aPost({ slug: 'plain' }),
        aPost({
          slug: 'full',
          sources: [{ title: 'CDC, Heads up', url: 'https://www.cdc.gov/heads-up/', read: '2026-11-25' }],
          shortKeywords: 'school, start',
          longKeywords: 'first day at school',
          image: 'https://pictures.example/a.png',
          video: 'https://youtu.be/abcdefghijk',
        }),
        aPost({ slug: 'untitled', title: '', description: '', body: `# Ünder the ${'long '.repeat(60)}` }),
      ]);
    });

    it('has all its fields', async () => {
      expect(await json(`${detail}?slug=full`)).toEqual({
        metaTitle: 'The first day of school',
        metaDescription: 'How it goes, and what helps.',
        blog: '# The evening before\n\nLay the clothes out.',
        date: '2026-05-01',
        sources: [{ title: 'CDC, Heads up', url: 'https://www.cdc.gov/heads-up/', read: '2026-11-25' }],
        shortTailKeywords: 'school, start',
        longTailKeywords: 'first day at school',
        pinterestImageLink: 'https://pictures.example/a.png',
        // It has no mirrored copy yet.
        picture: null,
        youtubeShortsUrl: 'https://youtu.be/abcdefghijk',
      });
    });

    it('leaves out optional fields without a value', async () => {
      expect(Object.keys(await json<object>(`${detail}?slug=plain`))).toEqual([
        'metaTitle',
        'metaDescription',
        'blog',
        'date',
        'shortTailKeywords',
        'longTailKeywords',
      ]);
    });

    it('without a title uses the beginning of its body in the list', async () => {
      const { blogs } = await json<List>(`${list}?domain=thedailynest.example`);
      const row = blogs.find(({ slug }) => slug === 'untitled');
      expect(row?.metaTitle).toHaveLength(60);
      expect(row?.metaTitle).toMatch(/^Ünder the long/);
      expect(row?.metaDescription).toHaveLength(160);
    });

    it.each(['missing', 'NOT-A-SLUG', '../etc/passwd', '%00', 'a%27%3B--', 'x'.repeat(3000)])(
      'that does not exist (%s) is 404',
      async (slug) => {
        const answer = await backend.get(`${detail}?slug=${slug}`);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toEqual({
          error: { code: 'not_found', message: 'There is no post with this slug.' },
        });
      },
    );

    it.each(['', '?slug='])('needs a slug (%s): 400', async (query) => {
      const answer = await backend.get(`${detail}${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: { code: 'bad_request', message: 'slug is missing' } });
    });

    it('can be cached by shared caches', async () => {
      const answer = await backend.get(`${detail}?slug=full`);
      expect(answer.headers.get('cache-control')).toBe(cached);
      expect(answer.headers.get('etag')).not.toBeNull();
    });
  });

  describe('the credential', () => {
    it.each([undefined, 'Bearer wrong', 'Bearer ', 'Basic cHVibGljLWFub24ta2V5', 'public-anon-key'])(
      'is required: %s is 401',
      async (authorization) => {
        for (const path of [`${list}?domain=nest.example`, `${detail}?slug=full`, list]) {
          const answer = await backend.get(path, authorization === undefined ? {} : { authorization });
          expect(answer.status).toBe(401);
          expect(answer.headers.get('www-authenticate')).toBe('Bearer');
          expect(await answer.json()).toEqual({
            error: { code: 'unauthorized', message: 'The bearer credential is missing or wrong.' },
          });
        }
      },
    );

    it('may be sent by pages of other sites', async () => {
      const answer = await backend.request(list, {
        method: 'OPTIONS',
        headers: { origin: 'https://static.example', 'access-control-request-method': 'GET' },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
    });
  });

  describe('the index of posts', () => {
    interface Index {
      posts: { slug: string; date: string; changed: string }[];
      cursor: string | null;
    }

    beforeAll(async () => {
      await removeAllPosts(backend.db);
      await storePosts(
        backend.db,
        Array.from({ length: 1203 }, (_, index) =>
          aPost({ slug: `post-${index}`, date: day(Math.floor(index / 7)) }),
        ),
      );
    });

    it('lists every post, 500 a page, without a credential', async () => {
      const slugs: string[] = [];
      const sizes: number[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const path = `/api/posts/index?domain=thedailynest.example${cursor && `&cursor=${cursor}`}`;
        const answer: Index = (await (await backend.get(path, {})).json()) as Index;
        slugs.push(...answer.posts.map(({ slug }) => slug));
        sizes.push(answer.posts.length);
        cursor = answer.cursor;
      }
      expect(sizes).toEqual([500, 500, 203]);
      expect(slugs).toEqual(Array.from({ length: 1203 }, (_, index) => `post-${1202 - index}`));
    });

    it('has slug, title, description, date and time of the last change', async () => {
      const { posts } = await json<Index>('/api/posts/index?domain=thedailynest.example');
      expect(posts[0]).toEqual({
        slug: 'post-1202',
        title: 'The first day of school',
        description: 'How it goes, and what helps.',
        date: day(171),
        changed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      });
    });

    const madeUp = ['0000-01-01 1', '0000-00-00 1', '9999-12-31 1', '2026-02-30 1', '2026-05-01 -1'];
    it.each(['x', 'MjAyNi0xMy00NSAx', '%00', ...madeUp.map((text) => btoa(text))])(
      'rejects the cursor %s with 400',
      async (cursor) => {
        const answer = await backend.get(`/api/posts/index?domain=thedailynest.example&cursor=${cursor}`);
        expect(answer.status).toBe(400);
      },
    );
  });

  describe('a stored post that an import would reject', () => {
    beforeAll(async () => {
      await removeAllPosts(backend.db);
      const fields = { domain: 'nest.example', topics: ['sports'], title: 'Sturdy boots' };
      await storePosts(backend.db, [
        ...Array.from({ length: 12 }, (_, index) =>
          aPost({ ...fields, slug: `good-${index}`, date: day(index) }),
        ),
        ...[
          '9999-12-31',
          '15000-01-01',
          'infinity',
          '-infinity',
          '0044-03-15 BC',
          '0001-01-01',
          '1899-12-31',
        ].map((date, index) => aPost({ ...fields, slug: `bad-${index}`, date })),
        aPost({ ...fields, slug: 'Bad Slug\u202e', date: day(3) }),
        aPost({ ...fields, slug: 'never-changed', date: day(4) }),
      ]);
      await backend.db.execute(sql`update ${posts} set changed_at = 'infinity' where slug = 'never-changed'`);
    });

    const good = Array.from({ length: 12 }, (_, index) => `good-${11 - index}`);

    it('is left out of the list, which shows every other post', async () => {
      const pages = await Promise.all(
        [1, 2].map((page) => json<List>(`${list}?domain=nest.example&page=${page}`)),
      );
      expect(pages.flatMap(({ blogs }) => slugsOf(blogs))).toEqual(good);
    });

    it('is left out of the index, which still ends', async () => {
      const answer = await json<{ posts: { slug: string }[]; cursor: null }>(
        '/api/posts/index?domain=nest.example',
      );
      expect(slugsOf(answer.posts)).toEqual(good);
      expect(answer.cursor).toBeNull();
    });

    it('is left out of searches and walls', async () => {
      const { results } = await json<{ results: { slug: string }[] }>(
        '/api/search?q=boots&domain=nest.example&limit=50',
      );
      expect(slugsOf(results).toSorted()).toEqual([...good, 'never-changed'].toSorted());
      const wall = await readWall(backend.db, topicBySlug('sports')!, 'nest.example');
      expect(wall.wall.items.map(({ link }) => link)).toEqual(good.map((slug) => `/blog/${slug}`));
    });

    it('has no page', async () => {
      expect((await backend.get(`${detail}?slug=bad-0`)).status).toBe(404);
      expect((await backend.get(`${detail}?slug=bad-2`)).status).toBe(404);
    });

    it('is logged once', () => {
      const lines = backend.logged.filter((line) => line.includes('cannot be shown'));
      expect(new Set(lines.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0 }))).size).toBe(
        lines.length,
      );
      expect(lines.join('\n')).toContain('dated in the month of 9999-12-01');
      expect(lines.join('\n')).toContain('"post":"never-changed"');
    });
  });

  describe('the server', () => {
    it('answers an unknown address with 404 in the shape of all errors', async () => {
      const answer = await backend.get('/nothing/here');
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        error: { code: 'not_found', message: 'There is nothing at this address.' },
      });
    });

    it('reports that it is alive and ready, and when it will be', async () => {
      expect((await backend.get('/healthz')).status).toBe(200);
      expect((await backend.get('/readyz')).status).toBe(200);
      backend.stopping.abort();
      expect((await backend.get('/healthz')).status).toBe(200);
      expect((await backend.get('/readyz')).status).toBe(503);
    });

    it('gives every request an id, or uses the one that it was sent', async () => {
      expect((await backend.get('/healthz')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect((await backend.get('/healthz', { 'x-request-id': 'abc-123' })).headers.get('x-request-id')).toBe(
        'abc-123',
      );
      expect(
        (await backend.get('/healthz', { 'x-request-id': 'a b"c' })).headers.get('x-request-id'),
      ).not.toBe('a b"c');
    });
  });
});
