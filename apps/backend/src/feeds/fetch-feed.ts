import { createOutside } from '../outside/outside.ts';
import type { AddressRules } from '../outside/public-address.ts';
import { decodeText } from './charset.ts';

const mostBytes = 2 * 1024 * 1024;

/** The cache validators of the last answer. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched =
  | { changed: false }
  | { changed: true; text: string; url: string; validators: Validators };

export type FetchFeed = (url: string, known: Validators, signal: AbortSignal) => Promise<Fetched>;

/** Creates the function that fetches feeds. */
export function createFetcher(rules: AddressRules): FetchFeed & { close(): Promise<void> } {
  const outside = createOutside(rules);
  const fetchFeed: FetchFeed = async (url, known, signal) => {
    const had = await outside.get(url, {
      signal,
      mostBytes,
      headers: {
        accept:
          'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
        'user-agent': 'DailyNestFeeds/1.0',
        ...(known.etag !== null && { 'if-none-match': known.etag }),
        ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
      },
    });
    if (!had.bytes) return { changed: false };
    return {
      changed: true,
      text: decodeText(had.bytes, had.contentType),
      url: had.url,
      validators: { etag: had.etag ?? null, lastModified: had.lastModified ?? null },
    };
  };
  return Object.assign(fetchFeed, { close: () => outside.close() });
}
