import { type Ask, ask } from './ask.ts';
import { type Breaker, verdictOf } from './breaker.server.ts';
import { requestIdHeaders } from './requestId.server.ts';

/** The server's way of asking: the id of the reader's request goes along, and a backend that is away is left in peace. */
export function createAsk(breaker: Breaker): Ask {
  return (url, options) =>
    breaker.run(
      () => ask(url, options, requestIdHeaders()),
      (_answer, error) => (options.signal?.aborted ? 'unknown' : verdictOf(error)),
    );
}
