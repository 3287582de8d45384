/** A request that is under way, and how many callers wait for it. */
interface InFlight {
  answer: Promise<unknown>;
  callers: number;
  controller: AbortController;
}

/** Requests in flight, so that two callers share one. A request is aborted only when every caller has left. */
export function createInFlight() {
  const requests = new Map<string, InFlight>();

  return function share<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(reasonOf(signal));
    const request = requests.get(key) ?? begin(key, start);
    request.callers += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        request.callers -= 1;
        if (request.callers === 0) {
          if (requests.get(key) === request) requests.delete(key);
          request.controller.abort(signal?.reason);
        }
        reject(reasonOf(signal));
      };
      signal?.addEventListener('abort', leave, { once: true });
      void request.answer
        .then((answer) => resolve(answer as T), reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
  };

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): InFlight {
    const controller = new AbortController();
    const request: InFlight = { answer: start(controller.signal), callers: 0, controller };
    const end = () => {
      if (requests.get(key) === request) requests.delete(key);
    };
    request.answer.then(end, end);
    requests.set(key, request);
    return request;
  }
}

/** The caller's own reason, whatever it is: an Error by default, but a caller may abort with a word. */
function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason as Error;
}
