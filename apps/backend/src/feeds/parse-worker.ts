/** What runs in the thread of `feed-parser.ts`: takes texts, answers with items. */
import { parentPort } from 'node:worker_threads';
import { FeedError } from './feed-error.ts';
import type { Parsed, ToParse } from './feed-parser.ts';
import { parseFeed } from './parse-feed.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
const answer = (parsed: Parsed) => parentPort?.postMessage(parsed);

parentPort?.on('message', ({ text, address }: ToParse) => {
  try {
    answer({ items: parseFeed(text, address) });
  } catch (error) {
    // Where the parser itself throws, this feed is refused, and the thread goes on with the next.
    answer({ refused: error instanceof FeedError ? error.message : `cannot be parsed (${String(error)})` });
  }
});
answer('ready');
