import { setTimeout as pause } from 'node:timers/promises';

/** How long a running load delays the next one. */
const patienceMs = 200;

/**
 * Shares uncached loads, without giving a caller one that started before its call: while one runs, all
 * callers of the same key wait for the next. A thousand parallel callers cause two loads.
 */
export class NextLoad<Result> {
  readonly #running = new Map<string, Promise<Result>>();
  readonly #next = new Map<string, Promise<Result>>();

  load(key: string, load: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (!running) return this.#begin(key, load);
    let next = this.#next.get(key);
    if (!next) {
      next = this.#after(running).then(() => {
        this.#next.delete(key);
        return this.#begin(key, load);
      });
      this.#next.set(key, next);
    }
    return next;
  }

  #begin(key: string, load: () => Promise<Result>): Promise<Result> {
    const running = load().finally(() => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    });
    this.#running.set(key, running);
    return running;
  }

  /** Resolves when a load has succeeded, failed or timed out. */
  async #after(running: Promise<Result>): Promise<void> {
    const waited = new AbortController();
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([ended, pause(patienceMs, undefined, { signal: waited.signal })]).finally(() =>
      waited.abort(),
    );
  }
}
