import { postJson } from './post-json.ts';

/** A backend that does not know the call is asked again after this time. */
const unknownMs = 3_600_000;

export interface ReportSenderOptions<Batch extends object> {
  url: string;
  /** Returns what waits to be reported; undefined if nothing does. */
  waiting: () => Batch | undefined;
  /** Forgets what was reported. Until then it waits, since the backend may be away. */
  reported: (batch: Batch) => void;
  /** How long reports are collected, in ms. */
  pauseMs: number;
  /** How long to wait after a failure of the backend, in ms. @default 30 000 */
  againMs?: number;
}

/** Reports counts to our backend, of several readers in one call. No reader waits for it. */
export class ReportSender<Batch extends object> {
  readonly #options: Required<ReportSenderOptions<Batch>>;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;

  constructor(options: ReportSenderOptions<Batch>) {
    this.#options = { againMs: 30_000, ...options };
  }

  /** Called when something waits. */
  wake(ms = this.#options.pauseMs): void {
    this.#timer ??= setTimeout(() => {
      this.#sending = this.#send(2_500);
    }, ms).unref();
  }

  /** Reports once what waits. */
  async close(): Promise<void> {
    await this.#sending;
    if (this.#options.waiting() !== undefined) await this.#send(1_000);
    clearTimeout(this.#timer);
  }

  async #send(patienceMs: number): Promise<void> {
    const { url, waiting, reported, againMs } = this.#options;
    const batch = waiting();
    const status = batch === undefined ? 202 : await postJson(url, batch, { patienceMs });
    this.#timer = undefined;
    if (status >= 500) return this.wake(againMs);
    // Counted, or rejected, which would repeat.
    if (batch !== undefined) reported(batch);
    if (status === 404) this.wake(unknownMs);
    else if (waiting() !== undefined) this.wake();
  }
}
