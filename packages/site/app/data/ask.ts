import { jsonText } from '@daily-nest/api-client';

export interface AskOptions {
  /** How long the answer may take to its last byte, in ms. */
  budgetMs: number;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** Asks the backend for JSON of any shape. Rejects when there is none in time. */
export type Ask = (url: string, options: AskOptions) => Promise<unknown>;

/** The backend has answered, but not with what was asked for. */
export class BackendCallError extends Error {
  override readonly name = 'BackendCallError';
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** One call, without any more ado. */
export async function ask(
  url: string,
  { budgetMs, signal }: AskOptions,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const patience = AbortSignal.timeout(budgetMs);
  const answer = await fetch(url, {
    headers,
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
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
