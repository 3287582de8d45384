import { createBlogClient } from '@daily-nest/api-client';

/** The browser's blog client. It asks our own origin, which adds the credential. */
export const blogClient = createBlogClient({ baseUrl: '/' });

/** The domain whose posts this site shows: the host without a leading "www.". */
export function currentDomain(): string {
  return location.hostname.replace(/^www\./, '');
}
