import type { Cached } from '../cache/swr-cache.ts';
import { chooseEncoding, freshEncodings, isFresh, cachedEncodings } from '../encoding.ts';
import type { ReadyPage } from './ready-page.ts';

/**
 * Returns the answer to one reader of a page: 304 for a known ETag, else the bytes in an accepted encoding.
 */
export async function readyAnswer(
  request: Request,
  page: ReadyPage,
  cached?: Cached<ReadyPage>,
): Promise<Response> {
  const { status, body } = page;
  if (status === 200 && isFresh(request.headers.get('if-none-match'), body.etag))
    return new Response(null, { status: 304, headers: headersOf(page.unchanged, page, cached) });
  const offered = cached?.state === 'off' ? freshEncodings : cachedEncodings;
  const { bytes, head } = await page.in(chooseEncoding(request.headers.get('accept-encoding'), offered));
  return new Response(bytes as Buffer<ArrayBuffer>, { status, headers: headersOf(head, page, cached) });
}

function headersOf(head: readonly string[], page: ReadyPage, cached: Cached<ReadyPage> | undefined): Headers {
  const headers = new Headers();
  for (let at = 0; at < head.length; at += 2) headers.append(head[at]!, head[at + 1]!);
  if (!cached) return headers;
  headers.set('x-cache', cached.state);
  if (cached.state === 'off' || page.status !== 200) headers.set('cache-control', 'no-cache');
  else headers.set('age', ageOf(cached));
  if (cached.state === 'stale-if-error') headers.set('warning', '111 - "Revalidation Failed"');
  return headers;
}

/** Returns a cached page's age in seconds, for its header. */
export function ageOf({ age }: Cached<ReadyPage>): string {
  return String(Math.floor(age / 1_000));
}
