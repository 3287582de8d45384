import { test as base } from '@daily-nest/site/browser-tests/test';
import { blog, startBackend } from '@daily-nest/site/testing/backend';
import { startSite } from './own-site.ts';

export { expect, failedDocument, scriptRequests, startApp } from '@daily-nest/site/browser-tests/test';

export type Blog = Awaited<ReturnType<typeof startBackend>>;

/**
 * The test of every page. `blogSite` is for `blog-site.ts`: a fixture of a worker that only some files had would have workers
 * of its own. It starts with its first test.
 */
export const test = base.extend<object, { blogSite: { url: string; blog: Blog } }>({
  blogSite: [
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
});
