import { isHTTPError, isTimeoutError } from 'ky';
import { oneLine } from './clean-text.ts';
import {
  BlogAnswerError,
  type BlogCall,
  type BlogError,
  BlogUnreachableError,
  responseError,
} from './errors.ts';
import { fieldsOf } from './fields-of.ts';
import { mostBytes, UnfitAnswerError } from './json-text.ts';
import { createRequest, requestedPause } from './request.ts';

export interface CallOptions {
  /** Aborts this call; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Overrides the client's budget for this call. */
  timeBudgetMs?: number;
}

interface CallerOptions {
  token?: string | undefined;
  headers?: Record<string, string> | (() => Record<string, string>) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** @default 10000 */
  timeBudgetMs?: number | undefined;
  /** @default 2097152 */
  maxBytes?: number | undefined;
}

/** Asks for an address and reads what it answers. Rejects with a BlogError, or with the caller's abort reason. */
export type Call = <T>(
  url: string,
  options: CallOptions,
  which: BlogCall,
  read: (text: string, headers: Headers) => T,
) => Promise<T>;

/** Creates the function by which a client makes all of its calls. */
export function createCall({
  token,
  headers,
  fetch,
  timeBudgetMs: usualBudgetMs = 10_000,
  maxBytes = mostBytes,
}: CallerOptions): Call {
  const get = createRequest({ token, headers, fetch, maxBytes });
  return async (url, { signal, timeBudgetMs = usualBudgetMs }, which, read) => {
    signal?.throwIfAborted();
    let answer;
    try {
      answer = await get(url, timeBudgetMs, signal);
    } catch (cause) {
      // ky would wrap the caller's reason in an error of its own.
      signal?.throwIfAborted();
      if (!isHTTPError(cause)) throw withoutAnswer(cause, url, timeBudgetMs);
      const retryAfterMs = requestedPause(cause);
      const words = wordsOf(cause.data);
      const answered = {
        status: cause.response.status,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
        ...(words && { words }),
      };
      throw responseError(which, { ...answered, cause });
    }
    return read(answer.text, answer.headers);
  };
}

/** Returns the base address of the calls, without a trailing slash. Throws a TypeError if it is not valid. */
export function checkedBase(baseUrl: string): string {
  const isPath = baseUrl.startsWith('/') && !baseUrl.startsWith('//');
  if (!isPath && !(/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)))
    throw new TypeError(
      `baseUrl is '${baseUrl}'; it must begin with https:// or http://, or with / in a browser.`,
    );
  return baseUrl.replace(/\/+$/, '');
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BlogAnswerError('The answer is not JSON.', { cause });
  }
}

/** The editors' sentence in the answer for a removed post. */
function wordsOf(answer: unknown): string {
  const said = fieldsOf(answer, { error: (value) => fieldsOf(value, { words: (words) => words }) });
  const words = said?.error?.words;
  return typeof words === 'string' ? oneLine(words).slice(0, 300) : '';
}

function withoutAnswer(cause: unknown, url: string, budgetMs: number): BlogError {
  if (cause instanceof UnfitAnswerError) return new BlogAnswerError(cause.message, { cause });
  // Ghost takes its key in the address, which belongs into no log.
  const shown = url.replace(/([?&]key=)[^&]*/, '$1…');
  if (isTimeoutError(cause))
    return new BlogUnreachableError(`No answer within ${budgetMs} ms from ${shown}`, { cause });
  return new BlogUnreachableError(`The network failed during the request to ${shown}`, { cause });
}
