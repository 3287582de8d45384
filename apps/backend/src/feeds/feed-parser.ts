import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FeedItem } from '../db/schema.ts';
import { createIsolated } from '../isolated.ts';
import { FeedError } from './feed-error.ts';

/** A message to the thread. */
export interface ToParse {
  text: string;
  address: string;
}

export type ParseFeed = (text: string, address: string) => Promise<FeedItem[]>;

const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

// In the same folder both in src and in dist.
const parseWorker = () => new URL(`./parse-worker${extname(import.meta.url)}`, import.meta.url);

/** Parses feeds in a thread, so that no feed can delay a reader's answer. Rejects with a FeedError. */
export function createFeedParser(program = parseWorker()): ParseFeed & { close(): void } {
  const parser = createIsolated<ToParse, FeedItem[]>({
    Failure: FeedError,
    budgetMs: 2000,
    start() {
      const thread = new Worker(program, { resourceLimits, env: {}, name: 'feeds' });
      return {
        events: thread,
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
        post: (input) => thread.postMessage(input),
        kill: () => thread.terminate(),
      };
    },
  });
  return Object.assign((text: string, address: string) => parser.run({ text, address }), {
    close: () => parser.close(),
  });
}
