import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/**
 * Runs work for a request: all of its calls to the backend have the request's id, so that logs can be joined.
 */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Returns the headers with the id of the current request. */
export function requestIdHeaders(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { 'x-request-id': id };
}
