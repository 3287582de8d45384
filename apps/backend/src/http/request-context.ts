import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs a function with the id of a request, which everything that it calls can read. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/** The id of the current request. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
