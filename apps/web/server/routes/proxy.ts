import { Readable } from 'node:stream';
import { nonPagePolicy } from '../headers.ts';
import type { Settings } from '../settings.ts';
import { callAnswer } from './call-answer.ts';
import { UnfitAnswerError } from './whole-body.ts';

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
  'cross-origin-resource-policy',
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

/** What of a reader's request goes on. No cookie, no credential, no address. Encodings neither: an answer is read here. */
const forwarded = [
  'accept',
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
  /** How long a call may take to its last byte, and the radio's stream to its first, in ms. @default 2 500 */
  timeout?: number;
  /** Ends the radio streams when it is aborted, and refuses new ones. */
  stopping?: AbortSignal;
}

/** Hands requests of the site's own origin through to the backend, and its answers back: sound while it arrives, all else when it is whole. */
export function createProxy({ settings, timeout = 2_500, stopping }: ProxyOptions) {
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
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeout);
    try {
      const { send, calls, streams } = await (line ??= openLine(timeout));
      const upstreamAnswer = await send(target, {
        method: request.method,
        headers,
        dispatcher: stream ? streams : calls,
        signal: AbortSignal.any([request.signal, patience.signal, ...(stream && stopping ? [stopping] : [])]),
      });
      // A body that nobody reads on, or whose reader leaves, is no error of ours; unheard it would end the process.
      upstreamAnswer.body.on('error', () => undefined);
      const back = new Headers({ 'content-security-policy': nonPagePolicy });
      for (const name of passed) {
        const value = upstreamAnswer.headers[name];
        if (value !== undefined) back.set(name, String(value));
      }
      // A redirect would show an inner address; the backend's calls have none.
      const { statusCode: status, body } = upstreamAnswer;
      if (status < 200 || (status >= 300 && status < 400 && status !== 304)) {
        body.destroy();
        return badGateway();
      }
      if (request.method === 'HEAD' || status === 204 || status === 304) {
        body.resume();
        return new Response(null, { status, headers: back });
      }
      const type = back.get('content-type') ?? undefined;
      if (stream && status === 200) {
        if (isSound(type))
          return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers: back });
        body.destroy();
        return badGateway();
      }
      const encoding = back.get('content-encoding') ?? undefined;
      const whole = await callAnswer({ path: url.pathname, status, type, encoding }, body);
      if (whole.type) back.set('content-type', whole.type);
      back.set('content-length', String(whole.body.byteLength));
      if (status >= 400) {
        back.set('cache-control', 'no-store');
        back.delete('etag');
      }
      return new Response(whole.body as Buffer<ArrayBuffer>, { status, headers: back });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (error instanceof UnfitAnswerError) return badGateway();
      const late = patience.signal.aborted || (error instanceof Error && /timeout/i.test(error.name));
      return late
        ? failure(504, 'backend_timeout', 'The backend took too long to answer.')
        : failure(502, 'backend_unreachable', 'The backend cannot be reached.');
    } finally {
      clearTimeout(timer);
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

/** Types of sound, and of the containers that it comes in. */
function isSound(type: string | undefined): boolean {
  return type === undefined || /^(?:audio\/|video\/|application\/(?:ogg|octet-stream))/i.test(type);
}

function badGateway(): Response {
  return failure(502, 'bad_gateway', 'The backend gave an answer that cannot be passed on.');
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
