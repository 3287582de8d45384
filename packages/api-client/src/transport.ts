import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky';
import { jsonText, UnfitAnswerError } from './jsonText.ts';

type Fetch = typeof globalThis.fetch;

interface TransportOptions {
  token: string | undefined;
  headers: (() => Record<string, string>) | undefined;
  fetch: Fetch | undefined;
  maxBytes: number;
}

const retries = 3;
const retriedStatus = (status: number) => status === 408 || status === 429 || status >= 500;

/** 0.5, 1, 2 seconds and so on, never more than 30. `attempt` starts from 1. */
export function backoff(attempt: number): number {
  return Math.min(500 * 2 ** (attempt - 1), 30_000);
}

/**
 * A GET that answers with the body's text. It is tried again (at most three times) on network failure, 408, 429 and
 * 5xx, and never when waiting for the next attempt would use the budget up: then the real reason is thrown at once.
 * Throws ky's HTTPError and TimeoutError, UnfitAnswerError, or whatever the network threw.
 */
export function createTransport({ token, headers, fetch, maxBytes }: TransportOptions) {
  const http: KyInstance = ky.create({
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    // The body is read inside the attempt, so that a cut connection is tried again and the budget covers reading too.
    fetch: async (input, init) =>
      wholeAnswer(
        await (fetch ?? globalThis.fetch)(input, { credentials: 'same-origin', ...init }),
        maxBytes,
      ),
  });

  return async function getText(url: string, budgetMs: number, signal: AbortSignal): Promise<string> {
    const end = performance.now() + budgetMs;
    const response = await http.get(url, {
      signal,
      ...(headers && { headers: headers() }),
      timeout: budgetMs,
      totalTimeout: budgetMs,
      retry: {
        limit: retries,
        delay: backoff,
        shouldRetry: ({ error, retryCount }) => {
          if (performance.now() + backoff(retryCount) >= end) return false;
          if (isHTTPError(error)) return retriedStatus(error.response.status);
          return !signal.aborted && !isTimeoutError(error) && !(error instanceof UnfitAnswerError);
        },
      },
    });
    return response.text();
  };
}

async function wholeAnswer(response: Response, maxBytes: number): Promise<Response> {
  const { status, headers, body } = response;
  if (!response.ok || body === null) {
    // What a failed call says is never shown, so it is not read.
    await body?.cancel();
    return new Response(null, { status, headers });
  }
  return new Response(await jsonText(response, maxBytes), { status });
}
