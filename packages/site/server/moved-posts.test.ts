import { movedPosts } from '@daily-nest/content/moved-posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, post, startBackend } from './testing/backend.test-support.ts';
import { openSite } from './testing/site.ts';

const moved = Object.entries(movedPosts);

/** A database from before the posts were merged: it still has all of them, and one that stays. */
const rows = [...moved.map(([slug]) => slug), 'stays'].map((slug) => ({
  slug,
  title: 'The umbrella',
  description: 'How to hold it.',
  date: '2026-11-20',
}));

let backend: Awaited<ReturnType<typeof startBackend>>;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  backend = await startBackend((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/api/posts/index')) json({ posts: rows, cursor: null })(request, response);
    else if (path.startsWith('/api/search')) json({ results: rows })(request, response);
    else if (path.includes('slug=its-old-address'))
      json({ ...post, slug: 'its-new-address' })(request, response);
    else json(post)(request, response);
  });
  site = await openSite({ BACKEND_URL: backend.url });
});
afterAll(async () => {
  await site.close();
  await backend.stop();
});

describe.each(moved)('the post %s, merged into %s', (slug, piece) => {
  it('redirects permanently', async () => {
    for (const time of ['first', 'second']) {
      const { status, headers } = await fetch(`${site.url}/blog/${slug}`, { redirect: 'manual' });
      expect([status, headers.get('location')], time).toEqual([308, piece]);
    }
    expect((await fetch(site.url + piece)).status).toBe(200);
  });

  it('redirects readers of the running application, too', async () => {
    const data = await fetch(`${site.url}/blog/${slug}.data`, { redirect: 'manual' });
    const text = await data.text();
    expect(text).toContain('SingleFetchRedirect');
    expect(text).toContain(piece);
  });
});

it('an address that a post had before redirects to the one that it has now', async () => {
  for (const time of ['first', 'second']) {
    const { status, headers } = await fetch(`${site.url}/blog/its-old-address`, { redirect: 'manual' });
    expect([status, headers.get('location')], time).toEqual([308, '/blog/its-new-address']);
  }
  expect((await fetch(`${site.url}/blog/its-new-address`)).status).toBe(200);
});

it.each(['/sitemaps/posts-1.xml', '/feeds/blog.rss', '/search?q=umbrella'])(
  '%s lists none of them',
  async (path) => {
    const text = await (await fetch(site.url + path)).text();
    expect(text).toContain('/blog/stays');
    expect(moved.filter(([slug]) => text.includes(slug))).toEqual([]);
  },
);
