import { setTimeout as wait } from 'node:timers/promises';

/** How many refusals may wait. Further ones are sent at once, since waiting takes memory, too. */
const mostHeld = 1_000;

/**
 * Makes a program that asks without end wait for each refusal, so that being refused cannot take the machine either. A reader
 * who was too quick comes again after a second anyway.
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
