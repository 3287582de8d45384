import { blog, startBackend } from '@daily-nest/site/testing/backend';
import { startSite } from './own-site.ts';
import { test as base } from './test.ts';

type Blog = Awaited<ReturnType<typeof startBackend>>;

interface Site {
  url: string;
  blog: Blog;
}

/**
 * A site without caches, whose blog the test answers itself: `blog.answerWith`. It starts once per worker.
 */
export const test = base.extend<{ blog: Blog }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const backend = await startBackend(blog);
      const site = await startSite({ BACKEND_URL: backend.url, BLOG_CACHE_TTL_MS: '0' });
      await provide({ url: site.url, blog: backend });
      await site.stop();
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  blog: async ({ site }, provide) => {
    site.blog.answerWith(blog);
    site.blog.requests.length = 0;
    await provide(site.blog);
    site.blog.answerWith(blog);
  },
});

/** Delays the calls of the blog until the returned function is called. */
export function holdBack(backend: Blog): () => void {
  const waiting: (() => void)[] = [];
  backend.answerWith((request, response) => waiting.push(() => blog(request, response)));
  return () => {
    backend.answerWith(blog);
    for (const answer of waiting) answer();
  };
}
