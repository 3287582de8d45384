import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Does something for a request: all calls of the backend that it leads to bear the request's id, so that logs can be put together. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The headers that tell the backend which request a call is made for. */
export function requestIdHeaders(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { 'x-request-id': id };
}
