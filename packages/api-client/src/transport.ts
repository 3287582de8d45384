import { jsonText, UnfitAnswerError } from './jsonText.ts';
import { retryAfterOf } from './retryAfter.ts';

type Fetch = typeof globalThis.fetch;

interface TransportOptions {
  token: string | undefined;
  headers: Record<string, string> | (() => Record<string, string>) | undefined;
  fetch: Fetch | undefined;
  maxBytes: number;
}

/** The server has answered, with a status that is no success. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  /** What the answer's head said. */
  readonly told: { status: number; retryAfterMs?: number };

  constructor({ status, headers }: Response) {
    super(`The status is ${status}.`);
    const retryAfterMs = retryAfterOf(headers.get('retry-after'));
    this.told = { status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
}

/** Nothing came within the budget. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
}

const retries = 3;
const retriedStatus = (status: number) => status === 408 || status === 429 || status >= 500;

/** 0.5, 1, 2 seconds and so on, never more than 30. `attempt` starts from 1. */
export function backoff(attempt: number): number {
  return Math.min(500 * 2 ** (attempt - 1), 30_000);
}

/**
 * A GET that answers with the body's text. It is tried again (at most three times) on network failure, 408, 429 and
 * 5xx, not before `Retry-After`, and never when waiting for the next attempt would use the budget up: then the real reason is
 * thrown at once.
 * Throws StatusError, BudgetError, UnfitAnswerError, or whatever the network threw.
 */
export function createTransport({ token, headers, fetch, maxBytes }: TransportOptions) {
  const sent = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };

  return async function getText(url: string, budgetMs: number, signal: AbortSignal): Promise<string> {
    const end = performance.now() + budgetMs;
    // It covers the reading, too.
    const patience = AbortSignal.timeout(budgetMs);
    const init: RequestInit = {
      headers: { ...sent, ...(typeof headers === 'function' ? headers() : headers) },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, patience]),
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await wholeAnswer(await (fetch ?? globalThis.fetch)(url, init), maxBytes);
      } catch (error) {
        if (signal.aborted) throw error;
        if (patience.aborted) throw new BudgetError(`Nothing within ${budgetMs} ms.`, { cause: error });
        const pause = Math.max(backoff(attempt), askedPause(error));
        if (attempt > retries || !isWorthAnother(error) || performance.now() + pause >= end) throw error;
        await pauseFor(pause, signal);
      }
    }
  };
}

/** What the server asked for with `Retry-After`. */
function askedPause(error: unknown): number {
  return error instanceof StatusError ? (error.told.retryAfterMs ?? 0) : 0;
}

function isWorthAnother(error: unknown): boolean {
  if (error instanceof StatusError) return retriedStatus(error.told.status);
  return !(error instanceof UnfitAnswerError);
}

/** Read inside the attempt, so that a connection that is cut is tried again. */
async function wholeAnswer(response: Response, maxBytes: number): Promise<string> {
  if (response.ok) return jsonText(response, maxBytes);
  // What a failed call says is never shown, so it is not read.
  await response.body?.cancel();
  throw new StatusError(response);
}

/** Rejects at once when nobody waits any more. */
function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}
