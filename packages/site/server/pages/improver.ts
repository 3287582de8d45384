import PQueue from 'p-queue';
import type { ReadyBody } from './ready-body.ts';

/** How many pages may wait for their best level. One that finds no place asks again with its next reader. */
const mostWaiting = 200;

/**
 * Compresses kept pages as small as they get, one after the other and beside the main thread. That takes sixty times as
 * long as a page can wait for: it is for those that are read again.
 */
export class Improver {
  readonly #queue = new PQueue({ concurrency: 1 });

  wanted(body: ReadyBody): void {
    if (body.isImproved || this.#queue.size >= mostWaiting) return;
    void this.#queue.add(() => body.improve());
  }
}
