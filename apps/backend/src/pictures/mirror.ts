import { type Upload, uploadOf } from '@daily-nest/content/upload-address';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reasonOf } from '../db/describe-error.ts';
import type { MirroredFiles } from '../db/schema.ts';
import type { Outside } from '../outside/outside.ts';
import { repeat } from '../repeat.ts';
import { masterName } from './master-name.ts';
import { masterOf } from './uploads.ts';
import { OutsideError } from '../outside/outside-error.ts';
import type { Converter } from './converter.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FileStore } from './file-store.ts';
import { fileNames } from './mirrored-picture.ts';
import { keyOf, writeFiles } from './stored.ts';
import {
  claimPicture,
  deleteUnused,
  mirroredByKey,
  type PictureRow,
  releasePicture,
  storeFailure,
  storeMirrored,
} from './rows.ts';

const minute = 60_000;
const firstRetryMs = minute;
/** The longest time between two attempts. */
const slowestRetryMs = 7 * 24 * 60 * minute;
/** How often the loop looks for due pictures. A reader's request wakes it at once. */
const lookMs = 15_000;
const removeMs = 60 * minute;
/**
 * Pictures are fetched in parallel, so that a slow server does not delay the others, and converted one at a
 * time.
 */
const atOnce = 3;
/** How many requested addresses are fetched first. */
const mostWanted = 200;

export interface MirrorOptions {
  database: Database;
  logger: Logger;
  stopping: AbortSignal;
  outside: Outside;
  converter: Converter;
  store: FileStore;
  /** The timeout of a fetch in ms. @default 15000 */
  fetchMs?: number;
}

export interface Mirror {
  /** Fetches due pictures in the background until the process stops. */
  start(): void;
  /** Fetches the due pictures among these first, and at once, because readers asked for them. */
  want(urls: string[]): void;
  /** Mirrors all pictures that are due now. Returns their number. */
  mirrorDue(): Promise<number>;
  /** Removes pictures that no post has shown for two days, and uploads that nothing has named for 30. */
  removeUnused(): Promise<void>;
}

/** Creates the service that fetches each picture of posts once and stores it in the sizes that pages show. */
export function createMirror({
  database,
  logger,
  stopping,
  outside,
  converter,
  store,
  fetchMs = 15_000,
}: MirrorOptions): Mirror {
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
      const upload = uploadOf(url);
      const bytes = upload ? await masterOf(store, upload.id) : await fetchPicture(outside, url, signal);
      const key = keyOf(bytes, upload?.focus);
      // The same picture may be stored already, from another address.
      const known = await mirroredByKey(db, key);
      // Stored last, so that answers name only existing files.
      await storeMirrored(db, url, known ?? { key, files: await convert(key, bytes, upload?.focus) });
    } catch (error) {
      if (stopping.aborted) await releasePicture(db, url).catch(() => undefined);
      else await fail(row, error);
    }
  }

  async function convert(key: string, bytes: Uint8Array, focus?: Upload['focus']): Promise<MirroredFiles> {
    const { files, contents } = await converter.convert(bytes, { focus });
    await writeFiles(store, key, contents);
    return files;
  }

  async function fail({ url, failures }: PictureRow, error: unknown) {
    const asked = error instanceof OutsideError ? (error.retryAfterMs ?? 0) : 0;
    const backoff = firstRetryMs * 2 ** Math.min(failures, 20) * (0.9 + Math.random() * 0.2);
    const reason = reasonOf(error);
    // Logs the first failure for the editor, further ones only for debugging.
    logger[failures === 0 ? 'info' : 'debug'](
      { picture: url, failures: failures + 1, reason },
      'picture not mirrored',
    );
    await storeFailure(db, url, Math.min(Math.max(backoff, asked), slowestRetryMs), reason);
  }

  async function mirrorDue(): Promise<number> {
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

  async function removeUnused() {
    const { unused, masters } = await deleteUnused(db);
    for (const { key, files } of unused)
      for (const name of fileNames({ files })) await store.remove(`${key}/${name}`);
    for (const id of masters) await store.remove(masterName(id));
  }

  let removedAt = 0;
  const loop = repeat(
    async () => {
      await mirrorDue();
      if (stopping.aborted || performance.now() - removedAt < removeMs) return;
      removedAt = performance.now();
      await removeUnused();
    },
    {
      stopping,
      everyMs: lookMs,
      // The first answers of a starting backend are more urgent.
      firstMs: 2000,
      onError: (error) => logger.warn({ reason: reasonOf(error) }, 'pictures could not be mirrored'),
    },
  );

  return {
    start: () => loop.start(),
    want(urls) {
      for (const url of urls) if (wanted.size < mostWanted) wanted.add(url);
      loop.wake();
    },
    mirrorDue,
    removeUnused,
  };
}
