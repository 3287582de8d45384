/** What the blog's pages tell shared caches in front of us. */
export const sharedCacheControl = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Sent with a page that the backend's failure kept from being made: it is worth asking again in so many seconds. */
export const retryLater = { 'retry-after': '30' } as const;

/** Marks an answer that was made of a backend's failure, so that an older good one is shown instead where there is one. */
export const backendFailedHeader = 'x-backend-failed';

/**
 * Marks a page that has less in it than it could have: of a post whose call was answered well, but with nothing, or of a topic whose
 * headlines did not come in time. No reason to forget an older good one.
 */
export const emptyAnswerHeader = 'x-empty-answer';

/** Marks a page that says only that there is nothing there, of which there are any number. It is not cached. */
export const pastTheEndHeader = 'x-past-the-end';
