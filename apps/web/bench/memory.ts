/**
 * `pnpm --filter @daily-nest/web bench:memory`, and the second part of `bench`: the memory of the built site over ever more different
 * pages (`@daily-nest/testing/memory`).
 */
import { benchMemory } from '@daily-nest/testing/memory';
import { startBlog } from './backend.ts';
import { startSite } from './site.ts';

const blog = await startBlog();
const { site } = await startSite({ BACKEND_URL: blog.url, LOG_LEVEL: 'warn' });
try {
  await benchMemory({
    url: site.url,
    pid: site.pid,
    headers: { 'accept-encoding': 'br' },
    pathOf,
    command: 'pnpm --filter @daily-nest/web bench:memory',
    marks: {
      begin: 'figures of the site’s memory: written by bench:memory',
      end: 'end of the figures of the site’s memory',
    },
  });
} finally {
  await site.stop();
  blog.stop();
}

/** Returns a path that differs from all others; seven of ten pages are cached. */
function pathOf(number: number): string {
  switch (number % 10) {
    case 0:
      return `/search?q=sleep+${number}`;
    case 1:
    case 2:
      return `/blog?page=${number}`;
    case 3:
      return `/search/suggestions?q=fever+${number}`;
    case 4:
      return `/not-there-${number}`;
    default:
      return `/blog/post-${number}`;
  }
}
