import type { Logger } from 'pino';

export interface Served {
  requestId: string;
  method: string;
  path: string;
  status: number;
  cache?: string;
}

const summaryMs = 60_000;

/**
 * The log of ready pages. A line for each would cost as much as the page: they are counted, and the count is
 * logged once a minute. At level `debug` each has its line.
 */
export class ServedLog {
  readonly #logger: Logger;
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  /** The number of ready pages since the start. */
  total = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#timer = setInterval(() => this.#summarize(), summaryMs).unref();
  }

  served(served: Served): void {
    this.#count += 1;
    this.total += 1;
    if (this.#logger.isLevelEnabled('debug')) this.#logger.debug(served);
  }

  /** Logs the remaining count. */
  close(): void {
    clearInterval(this.#timer);
    this.#summarize();
  }

  #summarize() {
    if (this.#count > 0) this.#logger.info({ pages: this.#count }, 'ready pages served');
    this.#count = 0;
  }
}
