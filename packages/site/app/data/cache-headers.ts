import type { HeadersArgs } from 'react-router';

/** How long shared caches may keep pages made of posts. */
export const sharedCacheControl = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Sent where the backend's failure prevented a page: ask again in so many seconds. */
export const retryLater = { 'retry-after': '30' } as const;

/** Marks an answer that the backend's failure has caused, so that an older good one is shown where there is one. */
export const backendFailedHeader = 'x-backend-failed';

/**
 * Marks a page that has less in it than it could have: of a post whose call was answered well, but with nothing, or of a topic whose
 * headlines did not come in time. An older good one stays cached.
 */
export const emptyAnswerHeader = 'x-empty-answer';

/** Marks an empty page of the blog past the last one. There are any number of them, so none is cached. */
export const pastTheEndHeader = 'x-past-the-end';

/** For a route whose loader chooses the headers of its page. */
export function headers({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}
