import PQueue from 'p-queue';
import { RefusedError } from './refused.ts';

export interface WorkCapOptions {
  /** How much work may be in progress. */
  atOnce: number;
  /** How much may wait. */
  waiting: number;
  /** How long each may wait, in milliseconds. */
  patienceMs: number;
}

/** When to retry, in seconds, if the queue is full. */
const retryAfter = 2;

/** Limits how much work of a kind runs at a time, with a short queue. Further work is refused at once. */
export class WorkCap {
  readonly #options: WorkCapOptions;
  readonly #queue: PQueue;

  constructor(options: WorkCapOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.atOnce });
  }

  /** Returns the number of works in progress. */
  get inProgress(): number {
    return this.#queue.pending;
  }

  /** Returns the number of waiting works. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Runs a work when its turn comes. Rejects with a `RefusedError` (503) if that would be too late. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { atOnce, waiting, patienceMs } = this.#options;
    const isWaiting = this.#queue.pending >= atOnce;
    if (!isWaiting) return this.#queue.add(work);
    if (this.#queue.size >= waiting) throw new RefusedError(503, retryAfter);
    const leave = new AbortController();
    const timer = setTimeout(() => leave.abort(new RefusedError(503, retryAfter)), patienceMs);
    const begun = () => {
      clearTimeout(timer);
      return work();
    };
    return this.#queue.add(begun, { signal: leave.signal });
  }
}
