import type { FeedSource } from '@daily-nest/content/types';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reasonOf } from '../db/describe-error.ts';
import { repeat } from '../repeat.ts';
import { OutsideError } from '../outside/outside-error.ts';
import type { ParseFeed } from './feed-parser.ts';
import type { FetchFeed } from './fetch-feed.ts';
import {
  addSources,
  claimSource,
  dueSources,
  storeFailure,
  type StoredSource,
  storeSuccess,
} from './store.ts';

const minute = 60_000;
const refreshMs = 10 * minute;
const firstRetryMs = minute;
const slowestRetryMs = 60 * minute;
const longestRetryAfterMs = 24 * 60 * minute;
/** How often the loop looks for due sources. */
const lookMs = 15_000;
const budgetMs = 10_000;
const readersBudgetMs = 1200;
const atOnce = 6;

export interface RefresherOptions {
  database: Database;
  logger: Logger;
  stopping: AbortSignal;
  sources: readonly FeedSource[];
  fetchFeed: FetchFeed;
  parseFeed: ParseFeed;
}

export interface Refresher {
  /** Refreshes all sources in the background until the process stops. */
  start(): void;
  /** Reads all due sources, unless another backend does. Returns their number. */
  refreshDue(): Promise<number>;
  /** Reads these sources when a reader asks before the first read. Waits at most 1.2 s. */
  readNow(urls: string[]): Promise<void>;
}

export function createRefresher({
  database,
  logger,
  stopping,
  sources,
  fetchFeed,
  parseFeed,
}: RefresherOptions): Refresher {
  const { db } = database;
  const urls = [...new Set(sources.map(({ feed }) => feed))];
  const underWay = new Map<string, Promise<boolean>>();
  let failing = 0;

  /** Reads a source if it is due, and returns whether it was. Parallel callers share one read. */
  function refresh(url: string): Promise<boolean> {
    const running = underWay.get(url);
    if (running) return running;
    const started = read(url).finally(() => underWay.delete(url));
    underWay.set(url, started);
    return started;
  }

  async function read(url: string): Promise<boolean> {
    const source = await claimSource(db, url);
    if (!source) return false;
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(budgetMs), stopping]);
      const fetched = await fetchFeed(url, source, signal);
      const news = fetched.changed
        ? { items: await parseFeed(fetched.text, fetched.url), validators: fetched.validators }
        : undefined;
      if (source.failures > 0) failing = Math.max(0, failing - 1);
      await storeSuccess(db, url, jittered(refreshMs), news);
    } catch (error) {
      if (stopping.aborted) return false;
      await fail(source, error);
    }
    return true;
  }

  async function fail(source: StoredSource, error: unknown) {
    const wait = error instanceof OutsideError ? error.retryAfterMs : undefined;
    const backoff = Math.min(firstRetryMs * 2 ** Math.min(source.failures, 10), slowestRetryMs);
    if (source.failures === 0) failing += 1;
    const reason = reasonOf(error);
    logger.debug({ feed: source.url, failures: source.failures + 1, reason }, 'feed not read');
    const next = Math.min(Math.max(jittered(backoff), wait ?? 0), longestRetryAfterMs);
    await storeFailure(db, source.url, next, reason);
  }

  async function readDue(): Promise<number> {
    await addSources(db, urls);
    const before = failing;
    const due = await dueSources(db, urls);
    let done = 0;
    const next = async (): Promise<void> => {
      for (let url = due.shift(); url !== undefined && !stopping.aborted; url = due.shift()) {
        if (await refresh(url)) done += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    // One line when the number changes: without a network, a line for each source would fill the log.
    if (failing !== before) logger.info({ failing, of: urls.length }, 'feeds that cannot be read');
    return done;
  }

  async function refreshDue() {
    return (await database.exclusively('feeds', readDue)) ?? 0;
  }

  const loop = repeat(refreshDue, {
    stopping,
    everyMs: jittered(lookMs),
    // The first answers of a starting backend are more urgent.
    firstMs: jittered(2000),
    onError: (error) => logger.warn({ reason: reasonOf(error) }, 'feeds could not be refreshed'),
  });

  return {
    start: () => loop.start(),
    refreshDue,
    async readNow(wanted) {
      const reads = addSources(db, wanted).then(() => Promise.all(wanted.map(refresh)));
      reads.catch((error: unknown) =>
        logger.debug({ reason: reasonOf(error) }, 'feeds not read for a reader'),
      );
      await Promise.race([reads, pause(readersBudgetMs)]).catch(() => undefined);
    },
  };
}

/** Varies a time by ten percent, so that backends and sources do not act in the same second. */
function jittered(ms: number): number {
  return ms * (0.9 + Math.random() * 0.2);
}
