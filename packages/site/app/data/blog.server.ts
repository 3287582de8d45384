import { createContext } from 'react-router';
import {
  type BlogCall,
  type BlogClient,
  BlogResponseError,
  BlogUnreachableError,
  createBlogClient,
  responseError,
} from '@daily-nest/api-client';
import { BackendAwayError, Breaker, isAway, type Verdict } from './breaker.server.ts';
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
  const guarded = async <T>(which: BlogCall, call: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.run(call, verdict);
    } catch (error) {
      throw error instanceof BackendAwayError ? blogError(error, which) : error;
    }
  };
  return {
    listPosts: (query) => guarded('list', () => blog.listPosts(query)),
    getPost: (query) => guarded('post', () => blog.getPost(query)),
  };
}

function verdict(_answer: unknown, error: unknown): Verdict {
  if (error instanceof BlogResponseError) return isAway(error.status ?? 0) ? 'away' : 'well';
  return error instanceof BlogUnreachableError ? 'away' : 'well';
}

/** Returns the client's error for a call that was not made. */
function blogError(cause: BackendAwayError, which: BlogCall) {
  return cause.status === undefined
    ? new BlogUnreachableError(cause.message, { cause })
    : responseError(which, { status: cause.status, cause });
}

/** The client with which loaders read the blog. The default is for the development server. */
export const blogContext = createContext<BlogClient>(
  createServerBlogClient(
    process.env['BLOG_URL'] ?? process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787',
    process.env['BLOG_API_TOKEN'] ?? 'public-anon-key',
  ),
);

/** Returns whether the running application requests a page's data, which the loader then streams. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
