/** The program of the thread in `feed-parser.ts`. */
import { parentPort } from 'node:worker_threads';
import type { FeedItem } from '../db/schema.ts';
import type { Answer } from '../isolated.ts';
import { FeedError } from './feed-error.ts';
import type { ToParse } from './feed-parser.ts';
import { parseFeed } from './parse-feed.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
const send = (message: 'ready' | Answer<FeedItem[]>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ text, address }: ToParse) => {
  try {
    send({ output: parseFeed(text, address) });
  } catch (error) {
    send({ refused: error instanceof FeedError ? error.message : `cannot be parsed (${String(error)})` });
  }
});
send('ready');
