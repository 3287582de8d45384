import { setTimeout as wait } from 'node:timers/promises';

/** How many refusals may wait. Further ones are sent at once, because waiting takes memory, too. */
const mostHeld = 1_000;

/**
 * Delays each refusal, so that a program without pauses cannot use up the machine by being refused. A reader
 * who was too quick retries after a second anyway.
 */
export class SlowRefusal {
  readonly #holdMs: number;
  #held = 0;

  constructor(holdMs = 250) {
    this.#holdMs = holdMs;
  }

  async hold(): Promise<void> {
    if (this.#held >= mostHeld) return;
    this.#held += 1;
    await wait(this.#holdMs);
    this.#held -= 1;
  }
}
