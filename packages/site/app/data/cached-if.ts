import { data } from 'react-router';
import { emptyAnswerHeader, sharedCacheControl } from './cache-headers.ts';

// Separate from cache-headers.ts, which the server loads before React.
/** Returns a page's data, to be cached for a minute if it is complete. */
export function cachedIf<Page>(isWhole: boolean, page: Page) {
  return data(page, {
    headers: isWhole
      ? { 'cache-control': sharedCacheControl }
      : { 'cache-control': 'no-cache', [emptyAnswerHeader]: '1' },
  });
}
