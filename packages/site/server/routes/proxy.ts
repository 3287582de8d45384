import { Readable } from 'node:stream';
import { BackendAwayError, isAway, type Verdict, verdictOf } from '../../app/data/breaker.server.ts';
import { type Breakers, createBreakers } from '../breakers.ts';
import { nonPagePolicy } from '../headers.ts';
import type { Settings } from '../settings.ts';
import { callAnswer } from './call-answer.ts';
import { UnfitAnswerError } from './whole-body.ts';

/** Headers of an answer that readers may get. Cookies and server names are dropped. */
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

/**
 * Headers of a request that are passed on: no cookie, no credential, no address, and no encodings, because
 * the answer is read here.
 */
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

/** The calls that go to `BLOG_URL`; all others go to `BACKEND_URL`. */
const blogCalls = new Set(['/functions/v1/get_metainfo', '/functions/v1/get_details']);

/**
 * Returns whether a path is the radio's stream. It never ends by itself, so it has no time limit after its
 * first byte.
 */
export function isStream(path: string): boolean {
  return /^\/api\/stream(?:\?|$)/.test(path);
}

export interface ProxyOptions {
  settings: Pick<Settings, 'backendUrl' | 'blogUrl' | 'blogApiToken'> &
    Partial<Pick<Settings, 'blogTimeoutMs' | 'blogSystem'>>;
  /** The timeout of a call in ms, and of the radio's first byte; blog calls have their own. @default 2 500 */
  timeout?: number;
  /** @default new ones */
  breakers?: Breakers;
  /** Aborting it ends the radio streams and refuses new ones. */
  stopping?: AbortSignal;
}

/**
 * Creates the proxy of calls on the site's own origin to the backend. It streams sound, and passes on other
 * answers when they are complete.
 */
export function createProxy({
  settings,
  timeout = 2_500,
  breakers = createBreakers(settings),
  stopping,
}: ProxyOptions) {
  let line: Promise<Awaited<ReturnType<typeof openLine>>> | undefined;

  /**
   * Returns the backend's answer to a request, or our own JSON error. `signal` aborts the call when the
   * reader leaves.
   */
  async function answer(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    const target = upstream(url, settings);
    if (!target) return failure(400, 'bad_path', 'This address cannot be passed on.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return failure(405, 'method_not_allowed', 'Only GET and HEAD are answered here.', {
        allow: 'GET, HEAD',
      });

    if (settings.blogSystem && blogCalls.has(url.pathname))
      return failure(404, 'not_here', 'Another system keeps the posts of this site; ask it for them.');

    const stream = isStream(url.pathname);
    if (stream && stopping?.aborted)
      return failure(503, 'stopping', 'The server is stopping.', { 'retry-after': '1' });
    try {
      // A radio that is off the air says nothing about the backend.
      if (stream) return await passOn(request, target, requestId);
      const breaker = blogCalls.has(url.pathname) ? breakers.blog : breakers.backend;
      return await breaker.run(() => passOn(request, target, requestId), judge(request.signal));
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (error instanceof UnfitAnswerError)
        return failure(502, 'bad_gateway', 'The backend gave an answer that cannot be passed on.');
      if (error instanceof LateError) return failure(504, 'backend_timeout', error.message);
      const status = error instanceof BackendAwayError ? (error.status ?? 502) : 502;
      return failure(status, 'backend_unreachable', 'The backend cannot be reached.', { 'retry-after': '1' });
    }
  }

  /** Makes one call to the backend and returns its answer. Rejects if readers may not get it. */
  async function passOn(request: Request, target: string, requestId: string): Promise<Response> {
    const path = new URL(request.url).pathname;
    const stream = isStream(path);
    const headers: Record<string, string> = {
      authorization: `Bearer ${settings.blogApiToken}`,
      'x-request-id': requestId,
    };
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const limit = blogCalls.has(path) ? (settings.blogTimeoutMs ?? timeout) : timeout;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), limit);
    try {
      const { send, calls, streams } = await (line ??= openLine(
        Math.max(timeout, settings.blogTimeoutMs ?? 0),
      ));
      const {
        statusCode: status,
        headers: own,
        body,
      } = await onceMore(() =>
        send(target, {
          method: request.method,
          headers,
          dispatcher: stream ? streams : calls,
          signal: AbortSignal.any([
            request.signal,
            patience.signal,
            ...(stream && stopping ? [stopping] : []),
          ]),
        }),
      );
      // An aborted body is not our error; without a listener it would end the process.
      body.on('error', () => undefined);
      const back = new Headers({ 'content-security-policy': nonPagePolicy });
      for (const name of passed) {
        const value = own[name];
        if (value !== undefined) back.set(name, String(value));
      }
      const type = back.get('content-type') ?? undefined;
      // A redirect would reveal an inner address; the backend's calls have none.
      const isRedirect = status < 200 || (status >= 300 && status < 400 && status !== 304);
      if (isRedirect || (stream && status === 200 && !isSound(type))) {
        body.destroy();
        throw new UnfitAnswerError(`The answer to ${path} is ${status}, ${type}.`);
      }
      if (request.method === 'HEAD' || status === 204 || status === 304) {
        body.resume();
        return new Response(null, { status, headers: back });
      }
      if (stream && status === 200)
        return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers: back });
      const encoding = back.get('content-encoding') ?? undefined;
      const whole = await callAnswer({ path, status, type, encoding }, body);
      if (whole.type) back.set('content-type', whole.type);
      back.set('content-length', String(whole.body.byteLength));
      if (status >= 400) {
        back.set('cache-control', 'no-store');
        back.delete('etag');
      }
      return new Response(whole.body as Buffer<ArrayBuffer>, { status, headers: back });
    } catch (error) {
      const late = patience.signal.aborted || (error instanceof Error && /timeout/i.test(error.name));
      throw late ? new LateError('The backend took too long to answer.') : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    answer,
    /** Aborts running calls; called when nobody waits for an answer any more. */
    close: async () => {
      const opened = await line;
      await Promise.allSettled([opened?.calls.destroy(), opened?.streams.destroy()]);
    },
  };
}

/**
 * Opens the connections to the backend. Their library is a fifth of the server's code, and no page needs it,
 * so the first call loads it.
 */
async function openLine(timeout: number) {
  const { Agent, request: send } = await import('undici');
  const patient = { bodyTimeout: timeout, headersTimeout: timeout, connectTimeout: Math.min(timeout, 3_000) };
  return {
    send,
    calls: new Agent({ ...patient, connections: 64 }),
    streams: new Agent({ ...patient, bodyTimeout: 0, connections: null }),
  };
}

/** Error codes of a connection that ended before the first byte of an answer. */
const hungUp = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Retries once if the connection ended without an answer. A backend may close a keep-alive connection at the
 * moment of its reuse, and a GET may be repeated then (RFC 9112, 9.3.1).
 */
async function onceMore<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && hungUp.has(String(error.code)))) throw error;
    return await ask();
  }
}

/** Returns the target of a path, or undefined if it is not allowed. */
export function upstream(url: URL, settings: Pick<Settings, 'backendUrl' | 'blogUrl'>): string | undefined {
  const { pathname, search } = url;
  if (!/^\/(?:functions\/v1|api)\/[\w.~/-]+$/.test(pathname)) return undefined;
  if (pathname.split('/').some((segment, index) => index > 0 && /^\.{0,2}$/.test(segment))) return undefined;
  const base = blogCalls.has(pathname) ? settings.blogUrl : settings.backendUrl;
  return `${base}${pathname}${search}`;
}

/** Returns whether a content type is sound, or a container of sound. */
function isSound(type: string | undefined): boolean {
  return type === undefined || /^(?:audio\/|video\/|application\/(?:ogg|octet-stream))/i.test(type);
}

/** No complete answer came in time. */
class LateError extends Error {
  override readonly name = 'LateError';
}

/** Interprets a call's result for the breaker; a call that the reader aborted says nothing. */
const judge =
  (signal: AbortSignal) =>
  (answer: Response | undefined, error: unknown): Verdict => {
    if (signal.aborted) return 'unknown';
    return answer ? (isAway(answer.status) ? 'away' : 'well') : verdictOf(error);
  };

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
