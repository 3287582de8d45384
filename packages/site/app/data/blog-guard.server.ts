import {
  type BlogCall,
  BlogResponseError,
  BlogUnreachableError,
  responseError,
} from '@daily-nest/api-client';
import { BackendAwayError, type Breaker, isAway, type Verdict } from './breaker.server.ts';

/** Makes a call unless the breaker is open; then it fails with the error of the last calls. */
export type Guard = <T>(which: BlogCall, call: () => Promise<T>) => Promise<T>;

export const guardWith =
  (breaker: Breaker): Guard =>
  async (which, call) => {
    try {
      return await breaker.run(call, verdict);
    } catch (error) {
      throw error instanceof BackendAwayError ? blogError(error, which) : error;
    }
  };

function verdict(_answer: unknown, error: unknown): Verdict {
  if (error instanceof BlogResponseError) return isAway(error.status ?? 0) ? 'away' : 'well';
  return error instanceof BlogUnreachableError ? 'away' : 'well';
}

/** Returns the client's error for a call that was not made. */
function blogError(cause: BackendAwayError, which: BlogCall) {
  return cause.status === undefined
    ? new BlogUnreachableError(cause.message, { cause })
    : responseError(which, { status: cause.status, cause });
}
