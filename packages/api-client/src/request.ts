import ky, { isHTTPError } from 'ky';
import { CutAnswerError, jsonText } from './json-text.ts';

interface RequestOptions {
  token: string | undefined;
  headers: Record<string, string> | (() => Record<string, string>) | undefined;
  fetch: typeof globalThis.fetch | undefined;
  maxBytes: number;
}

const retried = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/** Returns 500, 1000 and 2000 ms for attempts 1 to 3. */
const delay = (attempt: number) => 500 * 2 ** (attempt - 1);

/**
 * Creates a function that sends a GET and returns the body's text and the headers. ky retries at most three times after a
 * network failure, 408, 429 or 5xx, with pauses or after `Retry-After`. Throws ky's HTTPError, TimeoutError
 * or NetworkError, or an error of `jsonText`.
 */
export function createRequest({ token, headers, fetch, maxBytes }: RequestOptions) {
  const sent = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const client = ky.create({
    // The time budget below limits all attempts together.
    timeout: false,
    fetch: async (input, init) => wholeAnswer(await (fetch ?? globalThis.fetch)(input, init), maxBytes),
  });

  return async (url: string, budgetMs: number, signal?: AbortSignal) => {
    const end = performance.now() + budgetMs;
    const answer = await client.get(url, {
      headers: { ...sent, ...(typeof headers === 'function' ? headers() : headers) },
      ...(signal && { signal }),
      totalTimeout: budgetMs,
      retry: {
        limit: 3,
        statusCodes: retried,
        afterStatusCodes: retried,
        delay,
        shouldRetry({ error, retryCount }) {
          // ky would wait until the budget ends and report a timeout. The original error says more.
          if (performance.now() + (requestedPause(error) ?? delay(retryCount)) >= end) return false;
          return error instanceof CutAnswerError || undefined;
        },
      },
    });
    return { text: await answer.text(), headers: answer.headers };
  };
}

/** The delay in ms that the server asks for with `Retry-After`. */
export function requestedPause(error: unknown): number | undefined {
  return isHTTPError(error) ? retryAfterOf(error.response.headers.get('retry-after')) : undefined;
}

/**
 * Parses `Retry-After` (seconds or a date) into milliseconds. Returns undefined if it is missing or invalid,
 * 0 for a past date.
 */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` accepts more than the three formats of HTTP, which all have a weekday and a time.
  const date = /^[a-z]{3,9},? .*\d:\d\d:\d\d/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Reads the body within the attempt, so that an incomplete answer is retried. The body of a failed call is
 * not read, because nobody sees it, except for that of a 410.
 */
async function wholeAnswer(response: Response, maxBytes: number): Promise<Response> {
  const { ok, body, status, headers } = response;
  if (ok) return new Response((await jsonText(response, maxBytes)) || null, { status, headers });
  // Only an answer for what is gone says something that readers see. ky reads it into the error.
  const said = status === 410 ? await jsonText(response, maxBytes).catch(() => null) : null;
  await body?.cancel().catch(() => undefined);
  // Drops headers such as `RateLimit-Reset`, for which ky would wait past the end of the budget.
  const retryAfter = headers.get('retry-after');
  return new Response(said, {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    },
  });
}
