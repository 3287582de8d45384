import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs a function; `currentRequestId` returns this id in it and in everything that it calls. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/** The id of the current request. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
