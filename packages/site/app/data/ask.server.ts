import { jsonText } from '@daily-nest/api-client';
import { type Breaker, verdictOf } from './breaker.server.ts';
import { requestIdHeaders } from './request-id.server.ts';

/** Asks the backend for JSON of any shape. Rejects when no answer has come after `budgetMs`, to its last byte. */
export type Ask = (url: string, budgetMs: number) => Promise<unknown>;

/** The backend has answered, but not with what was asked for. */
export class BackendCallError extends Error {
  override readonly name = 'BackendCallError';
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Calls carry the id of the reader's request. None is made while the breaker is open. */
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
