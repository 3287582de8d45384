import { createContext } from 'react-router';
import { createBlogClient, type BlogClient } from '@daily-nest/api-client';
import { Breaker } from './breaker.server.ts';
import { guardBlog } from './guardedBlog.server.ts';
import { requestIdHeaders } from './requestId.server.ts';

/** The blog client of the server: what it cannot get in time it reports; it caches nothing. */
export function createServerBlogClient(
  baseUrl: string,
  token: string,
  breaker = new Breaker(),
  timeBudgetMs = 2_500,
): BlogClient {
  const blog = createBlogClient({
    baseUrl,
    token,
    timeBudgetMs,
    cacheMs: 0,
    headers: requestIdHeaders,
  });
  return guardBlog(blog, breaker);
}

/** The client that loaders read the blog through. The default serves the development server. */
export const blogContext = createContext<BlogClient>(
  createServerBlogClient(
    process.env['BLOG_URL'] ?? process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787',
    process.env['BLOG_API_TOKEN'] ?? 'public-anon-key',
  ),
);
