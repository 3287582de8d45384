import { data } from 'react-router';
import { emptyAnswerHeader, sharedCacheControl } from './cache-headers.ts';

// Apart from cache-headers.ts, which the server reads before it reads React.
/** A page's data, to be cached for a minute; not where the page lacks what the backend could not say. */
export function cachedIf<Page>(isWhole: boolean, page: Page) {
  return data(page, {
    headers: isWhole
      ? { 'cache-control': sharedCacheControl }
      : { 'cache-control': 'no-cache', [emptyAnswerHeader]: '1' },
  });
}
