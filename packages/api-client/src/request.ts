import ky, { isHTTPError } from 'ky';
import { CutAnswerError, jsonText } from './json-text.ts';

interface RequestOptions {
  token: string | undefined;
  headers: Record<string, string> | (() => Record<string, string>) | undefined;
  fetch: typeof globalThis.fetch | undefined;
  maxBytes: number;
}

const retried = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/** 0.5, 1 and 2 seconds. `attempt` starts from 1. */
const delay = (attempt: number) => 500 * 2 ** (attempt - 1);

/**
 * A GET that answers with the body's text, tried again by ky (at most three times) on network failure, 408, 429 and 5xx, or after
 * what `Retry-After` asks for. Throws ky's HTTPError, TimeoutError or NetworkError, or what `jsonText` throws.
 */
export function createRequest({ token, headers, fetch, maxBytes }: RequestOptions) {
  const sent = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const client = ky.create({
    // The budget below is for all attempts together.
    timeout: false,
    fetch: async (input, init) => wholeAnswer(await (fetch ?? globalThis.fetch)(input, init), maxBytes),
  });

  return (url: string, budgetMs: number, signal?: AbortSignal): Promise<string> => {
    const end = performance.now() + budgetMs;
    return client
      .get(url, {
        headers: { ...sent, ...(typeof headers === 'function' ? headers() : headers) },
        ...(signal && { signal }),
        totalTimeout: budgetMs,
        retry: {
          limit: 3,
          statusCodes: retried,
          afterStatusCodes: retried,
          delay,
          shouldRetry({ error, retryCount }) {
            // ky would wait for the end of the budget and call that a timeout: the real error is thrown at once.
            if (performance.now() + (requestedPause(error) ?? delay(retryCount)) >= end) return false;
            return error instanceof CutAnswerError || undefined;
          },
        },
      })
      .text();
  };
}

/** The pause in ms that the server asks for with `Retry-After`. */
export function requestedPause(error: unknown): number | undefined {
  return isHTTPError(error) ? retryAfterOf(error.response.headers.get('retry-after')) : undefined;
}

/**
 * The milliseconds that a `Retry-After` asks for: seconds, or a date. Undefined where there is none or it says nothing that can be
 * read; a date that is past asks for no pause.
 */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` takes much more than the three formats of HTTP; all of those have a weekday and a time.
  const date = /^[a-z]{3,9},? .*\d:\d\d:\d\d/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Reads the body inside the attempt, so that an answer that is cut is tried again. The body of a failed call is never shown, so it is not read. */
async function wholeAnswer(response: Response, maxBytes: number): Promise<Response> {
  const { ok, body, status, headers } = response;
  if (ok) return new Response((await jsonText(response, maxBytes)) || null, { status, headers });
  await body?.cancel();
  // Without headers such as `RateLimit-Reset`, for which ky would wait past the end of the budget.
  const retryAfter = headers.get('retry-after');
  return new Response(null, { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
}
