import type { BlogSource, BlogSourceOptions } from '@daily-nest/api-client/adapters';
import { blogSystems } from '@daily-nest/api-client/blog-systems';
import { type Guard, guardWith } from './blog-guard.server.ts';
import { Breaker } from './breaker.server.ts';
import { requestIdHeaders } from './request-id.server.ts';

/**
 * Creates the site's client for posts that another system keeps. While the breaker is open, a call fails at
 * once. The first call loads the code, which most sites never need.
 */
export function createServerBlogSource(
  options: Omit<BlogSourceOptions, 'headers' | 'fetch'>,
  breaker: Breaker,
): BlogSource {
  const guard: Guard = guardWith(breaker);
  let loading: Promise<BlogSource> | undefined;
  const source = () =>
    (loading ??= import('@daily-nest/api-client/adapters').then(({ createBlogSource }) =>
      createBlogSource({ ...options, headers: requestIdHeaders }),
    ));
  return {
    listPosts: (query) => guard('list', async () => (await source()).listPosts(query)),
    getPost: (query) => guard('post', async () => (await source()).getPost(query)),
    searchPosts: (query) => guard('list', async () => (await source()).searchPosts(query)),
    filedPosts: (query) => guard('list', async () => (await source()).filedPosts(query)),
    indexPosts: (query) => guard('list', async () => (await source()).indexPosts(query)),
  };
}

/** The source that the environment names, for the development server; undefined for our own. */
export function sourceOfEnvironment(): BlogSource | undefined {
  const { BLOG_SOURCE, BLOG_URL, BLOG_KEY: key, BLOG_TABLE: table } = process.env;
  const system = blogSystems.find((name) => name === BLOG_SOURCE);
  if (!system || !BLOG_URL) return undefined;
  return createServerBlogSource(
    { system, baseUrl: BLOG_URL, timeBudgetMs: 8_000, ...(key && { key }), ...(table && { table }) },
    new Breaker(),
  );
}
