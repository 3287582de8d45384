import { readPost, readPostList } from '@daily-nest/api-client';
import { type Loaded, SwrCache } from '../cache/swr-cache.ts';
import { isFresh, etagOf } from '../encoding.ts';
import { domainOf } from '../hosts.ts';
import type { Admit } from '../limits/admit.ts';
import type { Settings } from '../settings.ts';

/** An answer of the backend to one of the two blog calls, cached whole. */
interface CachedAnswer {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
}

export interface BlogCallsOptions {
  settings: Pick<Settings, 'blogCacheTtlMs' | 'blogPatienceMs' | 'siteHosts'>;
  /** Hands a call through to the backend. */
  pass: (request: Request, requestId: string) => Promise<Response>;
}

/**
 * The two blog calls as browsers make them, answered from a bounded cache: most of a site's readers ask for the same
 * few lists and posts. Only lists of our own domains, and only answers that were good, are cached.
 */
export function createBlogCalls({ settings, pass }: BlogCallsOptions) {
  const domains = new Set(settings.siteHosts.map(domainOf));
  const cache = new SwrCache<CachedAnswer>({
    ttl: settings.blogCacheTtlMs,
    patience: settings.blogPatienceMs,
    maxSize: 32 * 1024 * 1024,
    sizeOf: ({ body }) => body.byteLength,
  });

  return { answer, outdate: () => cache.outdate() };

  async function answer(request: Request, requestId: string, admit: Admit): Promise<Response> {
    const key = request.method === 'GET' ? blogCallKey(new URL(request.url), domains) : undefined;
    if (key === undefined || settings.blogCacheTtlMs === 0) {
      admit();
      return pass(request, requestId);
    }

    const load = async (): Promise<Loaded<CachedAnswer>> => {
      // A request of our own, without this reader's headers and abort signal: its answer is stored for other readers, too.
      const whole = await pass(new Request(new URL(key, request.url)), requestId);
      const answer: CachedAnswer = {
        status: whole.status,
        headers: [...whole.headers],
        body: Buffer.from(await whole.arrayBuffer()),
      };
      return { value: answer, outcome: outcomeOf(key, answer) };
    };
    const cached = await cache.get(key, load, admit);
    const { status, headers: own, body } = cached.value;
    const headers = new Headers(own as [string, string][]);
    headers.set('x-cache', cached.state);
    if (status !== 200) return new Response(body as Buffer<ArrayBuffer>, { status, headers });
    headers.set('age', String(Math.floor(cached.age / 1000)));
    if (!headers.has('etag')) headers.set('etag', etagOf(body));
    if (isFresh(request.headers.get('if-none-match'), headers.get('etag')!)) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    headers.set('content-length', String(body.byteLength));
    return new Response(body as Buffer<ArrayBuffer>, { headers });
  }
}

/** The one way to write a call that may be cached; undefined for any other. */
export function blogCallKey(url: URL, domains: ReadonlySet<string>): string | undefined {
  const { pathname, searchParams } = url;
  if (pathname === '/functions/v1/get_details') {
    const slug = searchParams.get('slug');
    return slug === null || slug.length > 200
      ? undefined
      : `${pathname}?${new URLSearchParams({ slug }).toString()}`;
  }
  if (pathname !== '/functions/v1/get_metainfo') return undefined;
  const domain = searchParams.get('domain') ?? '';
  const page = searchParams.get('page') ?? '';
  if (!domains.has(domain) || !/^[1-9]\d{0,8}$/.test(page)) return undefined;
  return `${pathname}?${new URLSearchParams({ domain, page }).toString()}`;
}

/** Only what reads as a post or a list is worth keeping, and only 404 and 410 take one away. */
function outcomeOf(key: string, { status, body }: CachedAnswer): Loaded<CachedAnswer>['outcome'] {
  if (status === 404 || status === 410) return 'gone';
  if (status !== 200) return 'failed';
  const text = body.toString();
  const answer: unknown = text.trim() === '' ? null : JSON.parse(text);
  if (key.startsWith('/functions/v1/get_metainfo')) return readPostList(answer, 1) ? 'good' : 'failed';
  const post = readPost(answer);
  if (post === undefined) return 'failed';
  return post === null ? 'empty' : 'good';
}
