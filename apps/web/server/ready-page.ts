import type { Cached } from './cache/swr-cache.ts';
import { chooseEncoding, isFresh, type ReadyBody } from './encoding.ts';

/** A page that many readers share: compressed, tagged, with the policy that fits its text. */
export interface ReadyPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: ReadyBody;
}

/** The answer to one of its readers: 304 for one who has it, the bytes in the encoding that the reader takes. */
export function readyAnswer(request: Request, page: ReadyPage, cached?: Cached<ReadyPage>): Response {
  const headers = new Headers(page.headers as [string, string][]);
  headers.append('vary', 'accept-encoding');
  if (cached) {
    headers.set('x-cache', cached.state);
    if (cached.state === 'off' || page.status !== 200) headers.set('cache-control', 'no-cache');
    else headers.set('age', String(Math.floor(cached.age / 1000)));
    if (cached.state === 'stale-if-error') headers.set('warning', '111 - "Revalidation Failed"');
  }
  if (page.status === 200) {
    headers.set('etag', page.body.etag);
    if (isFresh(request.headers.get('if-none-match'), page.body.etag))
      return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const bytes = page.body[encoding];
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes as Buffer<ArrayBuffer>, { status: page.status, headers });
}
