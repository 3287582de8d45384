import PQueue from 'p-queue';
import { RefusedError } from './refused.ts';

export interface WorkCapOptions {
  /** How many works may be in progress. */
  atOnce: number;
  /** How many may wait for them. */
  waiting: number;
  /** How long each may wait, in milliseconds. */
  patienceMs: number;
}

/** When to come again, in seconds, where too much is being worked on. */
const retryAfter = 2;

/** So much work of a kind at a time, and a short queue for it. What finds no place is refused at once. */
export class WorkCap {
  readonly #options: WorkCapOptions;
  readonly #queue: PQueue;

  constructor(options: WorkCapOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.atOnce });
  }

  /** How many works are in progress. */
  get inProgress(): number {
    return this.#queue.pending;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Does a work when its turn comes. Rejects with a `RefusedError` (503) when that would be too late. */
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
