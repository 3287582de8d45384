import { jsonText } from '@daily-nest/api-client';
import { type Breaker, verdictOf } from './breaker.server.ts';
import { requestIdHeaders } from './request-id.server.ts';

/** Requests any JSON from the backend. Rejects if the answer is not complete after `budgetMs`. */
export type Ask = (url: string, budgetMs: number) => Promise<unknown>;

/** The backend's answer is not the requested JSON. */
export class BackendCallError extends Error {
  override readonly name = 'BackendCallError';
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/**
 * Creates the function that calls the backend. Calls have the id of the reader's request. While the breaker
 * is open, calls fail at once.
 */
export function createAsk(breaker: Breaker): Ask {
  return (url, budgetMs) =>
    breaker.run(
      () => getJson(url, budgetMs),
      (_answer, error) => verdictOf(error),
    );
}

async function getJson(url: string, budgetMs: number): Promise<unknown> {
  const answer = await fetch(url, { headers: requestIdHeaders(), signal: AbortSignal.timeout(budgetMs) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new BackendCallError(`The status is ${answer.status}.`, answer.status);
  }
  const text = await jsonText(answer);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BackendCallError('The answer is not JSON.', answer.status, { cause });
  }
}
