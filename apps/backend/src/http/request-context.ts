import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Does something for a request, whose id is known from then on to all that is done. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/** The id of the request that something is done for. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
