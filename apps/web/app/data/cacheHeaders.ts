/** What the blog's pages tell shared caches in front of us. */
export const sharedCacheControl = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Marks an answer that was made of a backend's failure, so that an older good one is shown instead where there is one. */
export const backendFailedHeader = 'x-backend-failed';
