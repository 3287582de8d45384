import { createContext } from 'react-router';
import { type BlogClient, createBlogClient } from '@daily-nest/api-client';
import { guardWith } from './blog-guard.server.ts';
import { sourceOfEnvironment } from './blog-source.server.ts';
import { Breaker } from './breaker.server.ts';
import { requestIdHeaders } from './request-id.server.ts';

/**
 * Creates the site's blog client. While the breaker is open, a call fails at once with the error of the last
 * calls.
 */
export function createServerBlogClient(
  baseUrl: string,
  token: string,
  breaker = new Breaker(),
  timeBudgetMs = 2_500,
): BlogClient {
  const blog = createBlogClient({ baseUrl, token, timeBudgetMs, headers: requestIdHeaders });
  const guarded = guardWith(breaker);
  return {
    listPosts: (query) => guarded('list', () => blog.listPosts(query)),
    getPost: (query) => guarded('post', () => blog.getPost(query)),
  };
}

/** The client with which loaders read the blog. The default is for the development server. */
export const blogContext = createContext<BlogClient>(
  sourceOfEnvironment() ??
    createServerBlogClient(
      process.env['BLOG_URL'] ?? process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787',
      process.env['BLOG_API_TOKEN'] ?? 'public-anon-key',
    ),
);

/** Returns whether the running application requests a page's data, which the loader then streams. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
