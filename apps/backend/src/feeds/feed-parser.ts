import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FeedError } from './feed-error.ts';
import type { FeedItem } from '../db/schema.ts';

/** What the thread is sent. */
export interface ToParse {
  text: string;
  address: string;
}

/** What it answers: first that it is ready, then once a text. */
export type Parsed = 'ready' | { items: FeedItem[] } | { refused: string };

export type ParseFeed = (text: string, address: string) => Promise<FeedItem[]>;

const startMs = 10_000;
const budgetMs = 2000;
/** Without work, the thread gives its memory back after this long. */
const idleMs = 5000;
const megabytes = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

// Beside this file, in the sources as well as in dist.
const parseWorker = () => new URL(`./parse-worker${extname(import.meta.url)}`, import.meta.url);

interface Job extends ToParse {
  resolve(items: FeedItem[]): void;
  reject(error: Error): void;
}

/**
 * Parses feeds in a thread of their own, one after the other, so that no feed can hold up a reader's answer. A text that takes
 * longer than 2 s, or more memory than a feed can need, ends the thread: it is rejected with a FeedError, and the next one gets
 * a new thread. The thread is started when it is needed and ended when it is not. `program` is what it runs.
 */
export function createFeedParser(program = parseWorker()): ParseFeed & { close(): Promise<void> } {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let thread: Worker | undefined;
  let ready = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const limit = (ms: number, reason: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => drop(new FeedError(reason)), ms);
  };

  /** Ends the thread, whatever it does. */
  async function end() {
    clearTimeout(timer);
    const ended = thread?.removeAllListeners().on('error', () => undefined);
    thread = undefined;
    ready = false;
    await ended?.terminate();
  }

  /** Gives the current text up, and the thread with it; those that wait get another. */
  function drop(error: Error) {
    void end();
    current?.reject(error);
    current = undefined;
    next();
  }

  function start() {
    thread = new Worker(program, { resourceLimits: megabytes, env: {}, name: 'feeds' });
    limit(startMs, `the parser did not start within ${startMs} ms`);
    thread.on('message', take);
    thread.on('error', (error: NodeJS.ErrnoException) =>
      drop(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new FeedError('takes too much memory to parse')
          : new FeedError('cannot be parsed', { cause: error }),
      ),
    );
    thread.on('exit', () => drop(new FeedError('the parser ended')));
  }

  function take(parsed: Parsed) {
    if (parsed === 'ready') ready = true;
    else {
      const done = current;
      current = undefined;
      if ('items' in parsed) done?.resolve(parsed.items);
      else done?.reject(new FeedError(parsed.refused));
    }
    work();
  }

  /** Gives the thread its next text, or lets it rest. */
  function work() {
    const job = current ?? waiting.shift();
    current = job;
    if (!job) {
      thread?.unref();
      clearTimeout(timer);
      timer = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    thread?.ref();
    limit(budgetMs, `takes longer than ${budgetMs} ms to parse`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
    thread?.postMessage({ text: job.text, address: job.address } satisfies ToParse);
  }

  function next() {
    if (current !== undefined || closed) return;
    if (thread !== undefined) return ready ? work() : undefined;
    current = waiting.shift();
    if (current) start();
  }

  const parse: ParseFeed = (text, address) =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new FeedError('the parser is closed'));
      waiting.push({ text, address, resolve, reject });
      next();
    });

  return Object.assign(parse, {
    async close() {
      closed = true;
      const error = new FeedError('the parser is closed');
      for (const job of waiting.splice(0)) job.reject(error);
      current?.reject(error);
      current = undefined;
      await end();
    },
  });
}
