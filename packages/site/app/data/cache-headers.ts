import type { HeadersArgs } from 'react-router';

/** How long shared caches may store pages with posts. */
export const sharedCacheControl = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Sent if the backend's failure prevented a page: retry after that many seconds. */
export const retryLater = { 'retry-after': '30' } as const;

/** Marks an answer that failed because of the backend, so that an older good one is shown instead. */
export const backendFailedHeader = 'x-backend-failed';

/**
 * Marks a page that lacks some content: a post whose call returned nothing, or a topic whose headlines were
 * late. An older good one stays cached.
 */
export const emptyAnswerHeader = 'x-empty-answer';

/** Marks an empty page of the blog past the last one. There are infinitely many, so none is cached. */
export const pastTheEndHeader = 'x-past-the-end';

/** For a route whose loader sets the headers of its page. */
export function headers({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}
