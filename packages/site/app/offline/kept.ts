/** What pages and the worker agree on. */

/** Where the worker is, and what it is in charge of: everything below. */
export const workerPath = '/worker.js';

/** The worker's caches. The number changes with how something is kept; a worker takes away those that it does not name. */
export const keptCaches = {
  /** Pages that every reader has without a network, the first of all the reader's own list. */
  shell: 'nest-shell-1',
  /** Pieces that the reader has saved. */
  saved: 'nest-saved-1',
  /** The last ten that were read, the newest at the end. */
  read: 'nest-read-1',
  /** Styles, fonts, scripts and pictures of all of them. */
  files: 'nest-files-1',
} as const;

/** What all our caches are named by; no other is touched. */
export const cachePrefix = 'nest-';

/** So many of the pieces read are kept. */
export const mostRead = 10;

/** Headers that the worker gives to what it keeps: the title (escaped), the time in milliseconds, and the addresses of its files. */
export const keptHeaders = { title: 'x-kept-title', on: 'x-kept-on', files: 'x-kept-files' } as const;

/** What a page tells the worker. */
export type ToWorker =
  /** A piece is being read that the worker has not seen go by. */
  | { read: string }
  /** The reader's list, newest first. The answer comes through the port that is sent along. */
  | { saved: readonly string[] };

/** How the reader's list fares: what is kept, and what the magazine no longer has. */
export interface KeptAnswer {
  kept: readonly string[];
  gone: readonly string[];
}
