/**
 * Requests that are under way, so that two askers share one. The request is given up only when every asker has gone.
 */
export function createFlights() {
  const flights = new Map<
    string,
    { answer: Promise<unknown>; askers: number; controller: AbortController }
  >();

  return function share<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(reasonOf(signal));
    let flight = flights.get(key);
    if (!flight) {
      const controller = new AbortController();
      const started = { answer: start(controller.signal) as Promise<unknown>, askers: 0, controller };
      const land = () => {
        if (flights.get(key) === started) flights.delete(key);
      };
      started.answer.then(land, land);
      flights.set(key, started);
      flight = started;
    }
    const joined = flight;
    joined.askers += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        joined.askers -= 1;
        if (joined.askers === 0) {
          if (flights.get(key) === joined) flights.delete(key);
          joined.controller.abort();
        }
        reject(reasonOf(signal));
      };
      signal?.addEventListener('abort', leave, { once: true });
      void joined.answer
        .then((answer) => resolve(answer as T), reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('The call was given up.', 'AbortError');
}
