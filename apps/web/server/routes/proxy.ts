import { Readable } from 'node:stream';
import { nonPagePolicy } from '../headers.ts';
import type { Settings } from '../settings.ts';

/** An answer's own headers that a reader may see. Cookies and the names of servers stay behind. */
const passed = [
  'accept-ranges',
  'access-control-allow-origin',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'icy-br',
  'icy-description',
  'icy-genre',
  'icy-metaint',
  'icy-name',
  'icy-url',
  'last-modified',
  'retry-after',
  'vary',
] as const;

/** What of a reader's request goes on. No cookie, no credential, no address. */
const forwarded = [
  'accept',
  'accept-encoding',
  'accept-language',
  'icy-metadata',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
] as const;

/** The calls that go to `BLOG_URL`; everything else goes to `BACKEND_URL`. */
const blogCalls = new Set(['/functions/v1/get_metainfo', '/functions/v1/get_details']);

const besideCall = '/api/posts/beside';

/** Whether a path is the radio's stream. It never ends by itself, so it has no time limit after its first byte. */
export function isStream(path: string): boolean {
  return /^\/api\/stream(?:\?|$)/.test(path);
}

export interface ProxyOptions {
  settings: Pick<Settings, 'backendUrl' | 'blogUrl' | 'blogApiToken'>;
  /** How long the backend may take to begin an answer, and to go on with it. @default 8 000 */
  timeout?: number;
  /** Ends the radio streams when it is aborted, and refuses new ones. */
  stopping?: AbortSignal;
}

/** Hands requests of the site's own origin through to the backend, and its answers back while they arrive. */
export function createProxy({ settings, timeout = 8_000, stopping }: ProxyOptions) {
  let line: Promise<Awaited<ReturnType<typeof openLine>>> | undefined;

  /** The backend's answer to a request, or our own JSON error. `signal` ends the call when the reader leaves. */
  async function answer(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    // The backend knows what stands beside its own posts; beside those of another blog there is nothing, which is no error.
    if (url.pathname === besideCall && settings.blogUrl !== settings.backendUrl)
      return Response.json({ pulled: [], related: [] });
    const target = upstream(url, settings);
    if (!target) return failure(400, 'bad_path', 'This address cannot be passed on.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return failure(405, 'method_not_allowed', 'Only GET and HEAD are answered here.', {
        allow: 'GET, HEAD',
      });

    const stream = isStream(url.pathname);
    if (stream && stopping?.aborted)
      return failure(503, 'stopping', 'The server is stopping.', { 'retry-after': '1' });
    const headers: Record<string, string> = {
      authorization: `Bearer ${settings.blogApiToken}`,
      'x-request-id': requestId,
    };
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    try {
      const { send, calls, streams } = await (line ??= openLine(timeout));
      const upstreamAnswer = await send(target, {
        method: request.method,
        headers,
        dispatcher: stream ? streams : calls,
        signal: stream && stopping ? AbortSignal.any([request.signal, stopping]) : request.signal,
      });
      // A body that nobody reads on, or whose reader leaves, is no error of ours; unheard it would end the process.
      upstreamAnswer.body.on('error', () => undefined);
      const back = new Headers({ 'content-security-policy': nonPagePolicy });
      for (const name of passed) {
        const value = upstreamAnswer.headers[name];
        if (value !== undefined) back.set(name, String(value));
      }
      // A redirect would show an inner address; the backend's calls have none.
      const { statusCode } = upstreamAnswer;
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
        upstreamAnswer.body.destroy();
        return failure(502, 'bad_gateway', 'The backend gave an answer that cannot be passed on.');
      }
      if (request.method === 'HEAD' || statusCode === 204 || statusCode === 304) {
        upstreamAnswer.body.resume();
        return new Response(null, { status: statusCode, headers: back });
      }
      const body = Readable.toWeb(upstreamAnswer.body) as ReadableStream<Uint8Array>;
      return new Response(body, { status: statusCode, headers: back });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      const late = error instanceof Error && /timeout/i.test(`${error.name} ${error.message}`);
      return late
        ? failure(504, 'backend_timeout', 'The backend took too long to answer.')
        : failure(502, 'backend_unreachable', 'The backend cannot be reached.');
    }
  }

  return {
    answer,
    /** Breaks off what is under way; called when nobody waits for an answer any more. */
    close: async () => {
      const opened = await line;
      await Promise.allSettled([opened?.calls.destroy(), opened?.streams.destroy()]);
    },
  };
}

/** Connections to the backend. Their library is a fifth of the server's code, and no page needs it: the first call loads it. */
async function openLine(timeout: number) {
  const { Agent, request: send } = await import('undici');
  const patient = { bodyTimeout: timeout, headersTimeout: timeout, connectTimeout: Math.min(timeout, 3_000) };
  return {
    send,
    calls: new Agent({ ...patient, connections: 64 }),
    streams: new Agent({ ...patient, bodyTimeout: 0, connections: null }),
  };
}

/** Where a path goes, or undefined for one that is not allowed to go anywhere. */
export function upstream(url: URL, settings: Pick<Settings, 'backendUrl' | 'blogUrl'>): string | undefined {
  const { pathname, search } = url;
  if (!/^\/(?:functions\/v1|api)\/[\w.~/-]+$/.test(pathname)) return undefined;
  if (pathname.split('/').some((segment, index) => index > 0 && /^\.{0,2}$/.test(segment))) return undefined;
  const base = blogCalls.has(pathname) ? settings.blogUrl : settings.backendUrl;
  return `${base}${pathname}${search}`;
}

function failure(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error: { code, message } },
    {
      status,
      headers: { ...headers, 'cache-control': 'no-store', 'content-security-policy': nonPagePolicy },
    },
  );
}
