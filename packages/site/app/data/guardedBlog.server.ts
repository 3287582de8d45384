import {
  type BlogCall,
  type BlogClient,
  BlogResponseError,
  BlogUnreachableError,
  responseError,
} from '@daily-nest/api-client';
import { BackendAwayError, type Breaker, isAway, type Verdict } from './breaker.server.ts';

/** A blog client that leaves a backend in peace that is away, and says then at once what its last calls have said. */
export function guardBlog(blog: BlogClient, breaker: Breaker): BlogClient {
  return {
    ...blog,
    listPosts: (query) =>
      breaker
        .run(() => blog.listPosts(query), verdict(query.signal))
        .catch((error: unknown) => {
          throw translated(error, 'list');
        }),
    getPost: (query) =>
      breaker
        .run(() => blog.getPost(query), verdict(query.signal))
        .catch((error: unknown) => {
          throw translated(error, 'post');
        }),
  };
}

const verdict =
  (signal: AbortSignal | undefined) =>
  (_answer: unknown, error: unknown): Verdict => {
    if (signal?.aborted) return 'unknown';
    if (error instanceof BlogResponseError) return isAway(error.status ?? 0) ? 'away' : 'well';
    return error instanceof BlogUnreachableError ? 'away' : 'well';
  };

/** The error of a call that was not made, in the client's own words. */
function translated(error: unknown, call: BlogCall): unknown {
  if (!(error instanceof BackendAwayError)) return error;
  return error.status === undefined
    ? new BlogUnreachableError(error.message, { cause: error })
    : responseError(call, { status: error.status, cause: error });
}
