import { createBlogClient } from '@daily-nest/api-client';

/**
 * The browser's blog client. It asks our own origin, which adds the credential. The answers' headers let shared caches
 * serve old ones for a while; the reader's own cache must ask each time.
 */
export const blogClient = createBlogClient({
  baseUrl: '/',
  fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
});

/** The domain whose posts this site shows: the host without a leading "www.". */
export function currentDomain(): string {
  return location.hostname.replace(/^www\./, '');
}
