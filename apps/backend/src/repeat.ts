import { setTimeout as pause } from 'node:timers/promises';

interface Options {
  stopping: AbortSignal;
  /** How long to wait after each run, in ms. */
  everyMs: number;
  /** How long to wait before the first run, in ms. @default 0 */
  firstMs?: number;
  /** Called with each error; the work is repeated as usual. */
  onError: (error: unknown) => void;
}

/** Repeats background work until the process stops. */
export function repeat(work: () => Promise<unknown>, { stopping, everyMs, firstMs = 0, onError }: Options) {
  let wake = new AbortController();
  let running: Promise<void> | undefined;

  async function run() {
    for (let waitMs = firstMs; ; waitMs = everyMs) {
      const signal = AbortSignal.any([wake.signal, stopping]);
      await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (stopping.aborted) return;
      wake = new AbortController();
      await work().catch((error: unknown) => {
        if (!stopping.aborted) onError(error);
      });
    }
  }

  return {
    start() {
      running = run();
    },
    /** Ends the current wait, or skips the next one during a run. */
    wake: () => wake.abort(),
    /** Resolves when the last run has ended, after the process was asked to stop. */
    stopped: async () => running,
  };
}
