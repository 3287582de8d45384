/** What pages and the worker agree on. */

/** The address of the worker, which controls the whole site. */
export const workerPath = '/worker.js';

/**
 * The worker's caches. Change the number with the format of the entries; a worker deletes caches with other
 * names.
 */
export const cacheNames = {
  /** Pages that are available offline to every reader, such as the list of saved pieces. */
  shell: 'nest-shell-1',
  /** Pieces that the reader has saved. */
  saved: 'nest-saved-1',
  /** The last ten pieces that were read, the newest at the end. */
  read: 'nest-read-1',
  /** Their styles, fonts, scripts and pictures. */
  files: 'nest-files-1',
} as const;

/** The prefix of our cache names; other caches are left alone. */
export const cachePrefix = 'nest-';

/** How many read pieces are cached. */
export const mostRead = 10;

/**
 * Headers of cached entries: the title (escaped), the time in milliseconds, and the addresses of the page's
 * files.
 */
export const cacheHeaders = { title: 'x-kept-title', on: 'x-kept-on', files: 'x-kept-files' } as const;

/** A message from a page to the worker. */
export type WorkerMessage =
  /** The reader opened a piece without a document request. */
  | { read: string }
  /** The reader's list, newest first. The worker answers through the port in the message. */
  | { saved: readonly string[] };

/** The worker's answer: the cached pieces of the list, and those that the site no longer has. */
export interface SavedAnswer {
  cached: readonly string[];
  gone: readonly string[];
}
