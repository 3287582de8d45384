import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostCard } from './draw-post-card.ts';

type Answer = { png: Uint8Array } | { error: unknown };

/** Without work, the thread ends after this long, which frees its memory. */
const idleMs = 5_000;
const megabytes = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export interface CardDrawerOptions {
  /** The folder of the built site's files. */
  folder: string;
  /** The program of the thread. @default the one of the build, beside the server */
  program?: string;
  /** How long a card may take, in milliseconds. @default 10 000 */
  budgetMs?: number;
}

/**
 * Draws the cards of posts in a separate thread, because a headline takes fifteen milliseconds, for which no
 * page should wait. One at a time. A card that takes too long or too much memory ends only the thread.
 */
export function createCardDrawer({
  folder,
  program = join(folder, '../server/card-thread.js'),
  budgetMs = 10_000,
}: CardDrawerOptions) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(program, {
      workerData: { folder },
      resourceLimits: megabytes,
      // Without our environment, which holds a credential.
      env: { NODE_ENV: 'production' },
      name: 'cards',
    });
    started.unref();
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    return started.on('error', forget).on('exit', forget);
  }

  function end() {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    return ended?.terminate();
  }

  const draw = async (card: PostCard): Promise<Buffer> => {
    clearTimeout(idle);
    const worker = (thread ??= start());
    const settled = new AbortController();
    const late = setTimeout(() => {
      settled.abort(new Error(`The card took longer than ${budgetMs} ms.`));
    }, budgetMs);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(card);
      const [answer] = await answerOf(worker, settled.signal);
      if ('error' in answer) throw answer.error;
      return Buffer.from(answer.png);
    } catch (error) {
      void end();
      throw settled.signal.aborted ? settled.signal.reason : error;
    } finally {
      clearTimeout(late);
      settled.abort();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  };

  return {
    draw,
    /** Ends the thread, even during work. */
    close: async () => {
      await end();
    },
  };
}

/** Returns the thread's answer. Rejects if the thread ends instead, with or without an error. */
function answerOf(worker: Worker, signal: AbortSignal): Promise<[Answer]> {
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that draws cards has ended.');
  });
  return Promise.race([once(worker, 'message', { signal }) as Promise<unknown> as Promise<[Answer]>, ended]);
}
