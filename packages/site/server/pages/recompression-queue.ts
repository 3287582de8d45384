import PQueue from 'p-queue';
import type { ReadyBody } from './ready-body.ts';

/** How many pages may wait. A page that finds the queue full is added again with its next request. */
const mostWaiting = 200;

/** How often a cached page is read before its compression pays. */
const fewestReads = 8;

/**
 * Compresses cached pages again at the best level, one after the other and outside of the main thread. The
 * best level takes sixty times as long as the first one, so only pages that are often requested get it.
 */
export class RecompressionQueue {
  readonly #queue = new PQueue({ concurrency: 1 });

  add(body: ReadyBody): void {
    body.reads += 1;
    if (body.reads < fewestReads || body.isRecompressed || this.#queue.size >= mostWaiting) return;
    void this.#queue.add(() => body.recompress());
  }
}
