import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reasonOf } from '../db/describe-error.ts';
import type { KeptFiles } from '../db/schema.ts';
import type { Outside } from '../outside/outside.ts';
import { repeat } from '../repeat.ts';
import { OutsideError } from '../outside/outside-error.ts';
import type { Converter } from './converter.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FileStore } from './file-store.ts';
import { fileNames } from './kept-picture.ts';
import { edition, mediaTypeOf } from './recipe.ts';
import {
  claimPicture,
  forgetUnused,
  keptByKey,
  type PictureRow,
  releasePicture,
  storeFailure,
  storeKept,
} from './rows.ts';

const minute = 60_000;
const firstRetryMs = minute;
/** A picture that is gone for good is asked for once a week at last. */
const slowestRetryMs = 7 * 24 * 60 * minute;
/** How often somebody looks whether a picture is due; a reader's request looks at once. */
const lookMs = 15_000;
const forgetMs = 60 * minute;
/** Slow servers hold up no others; conversions go one by one. */
const atOnce = 3;
/** What readers have asked for is fetched first, as far as it is remembered. */
const mostWanted = 200;

export interface KeeperOptions {
  database: Database;
  logger: Logger;
  stopping: AbortSignal;
  outside: Outside;
  converter: Converter;
  store: FileStore;
  /** How long another server may take. @default 15000 */
  fetchMs?: number;
}

export interface Keeper {
  /** Fetches what is due in the background, until the process stops. */
  start(): void;
  /** A reader would have seen these: those that are due come first, and soon. */
  want(urls: string[]): void;
  /** Fetches and keeps everything that is due now. How many pictures that were. */
  keepDue(): Promise<number>;
  /** Takes away what no post has shown for two days. */
  forget(): Promise<void>;
}

/** Fetches the pictures of posts, each once, and keeps them in the sizes that pages show. */
export function createKeeper({
  database,
  logger,
  stopping,
  outside,
  converter,
  store,
  fetchMs = 15_000,
}: KeeperOptions): Keeper {
  const { db } = database;
  const wanted = new Set<string>();

  async function next(): Promise<PictureRow | undefined> {
    for (const url of wanted) {
      wanted.delete(url);
      const row = await claimPicture(db, url);
      if (row) return row;
    }
    return claimPicture(db);
  }

  async function keep(row: PictureRow) {
    const { url } = row;
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(fetchMs), stopping]);
      const bytes = await fetchPicture(outside, url, signal);
      const key = createHash('sha256').update(`${edition} `).update(bytes).digest('hex').slice(0, 32);
      // The same picture at another address is there already.
      const known = await keptByKey(db, key);
      // Last, so that nobody is sent to files that are not there.
      await storeKept(db, url, known ?? { key, files: await convert(key, bytes) });
    } catch (error) {
      if (stopping.aborted) await releasePicture(db, url).catch(() => undefined);
      else await fail(row, error);
    }
  }

  async function convert(key: string, bytes: Uint8Array): Promise<KeptFiles> {
    const { files, contents } = await converter.convert(bytes);
    for (const { name, bytes: content } of contents)
      await store.write(`${key}/${name}`, content, mediaTypeOf(name));
    return files;
  }

  async function fail({ url, failures }: PictureRow, error: unknown) {
    const asked = error instanceof OutsideError ? (error.retryAfterMs ?? 0) : 0;
    const backoff = firstRetryMs * 2 ** Math.min(failures, 20) * (0.9 + Math.random() * 0.2);
    const reason = reasonOf(error);
    // A mistake in a new post is told once, not at each attempt.
    logger[failures === 0 ? 'info' : 'debug'](
      { picture: url, failures: failures + 1, reason },
      'picture not kept',
    );
    await storeFailure(db, url, Math.min(Math.max(backoff, asked), slowestRetryMs), reason);
  }

  async function keepDue(): Promise<number> {
    let done = 0;
    const worker = async () => {
      for (let row = await next(); row !== undefined; row = stopping.aborted ? undefined : await next()) {
        await keep(row);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return done;
  }

  async function forget() {
    for (const unused of await forgetUnused(db))
      for (const name of fileNames(unused)) await store.remove(`${unused.key}/${name}`);
  }

  let forgotAt = 0;
  const loop = repeat(
    async () => {
      await keepDue();
      if (stopping.aborted || performance.now() - forgotAt < forgetMs) return;
      forgotAt = performance.now();
      await forget();
    },
    {
      stopping,
      everyMs: lookMs,
      // The first answers of a starting backend are more urgent.
      firstMs: 2000,
      onError: (error) => logger.warn({ reason: reasonOf(error) }, 'pictures could not be looked after'),
    },
  );

  return {
    start: () => loop.start(),
    want(urls) {
      for (const url of urls) if (wanted.size < mostWanted) wanted.add(url);
      loop.wake();
    },
    keepDue,
    forget,
  };
}
