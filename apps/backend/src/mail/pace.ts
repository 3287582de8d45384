import { setTimeout as pause } from 'node:timers/promises';

/** Lets no more than so many through in a second, evenly: relays count, and refuse what comes too fast. */
export class Pace {
  readonly #everyMs: number;
  #next = 0;

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when it is the caller's turn. */
  async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.#everyMs;
    if (at > now) await pause(at - now);
  }
}
