/** What pages and the worker agree on. */

/** The address of the worker, which is in charge of the whole site. */
export const workerPath = '/worker.js';

/** The worker's caches. The number changes with the format of the entries; a worker deletes the caches that it does not name. */
export const cacheNames = {
  /** Pages that every reader has without a network, such as the list of saved pieces. */
  shell: 'nest-shell-1',
  /** Pieces that the reader has saved. */
  saved: 'nest-saved-1',
  /** The last ten pieces that were read, the newest at the end. */
  read: 'nest-read-1',
  /** Styles, fonts, scripts and pictures of all of them. */
  files: 'nest-files-1',
} as const;

/** The prefix of all our cache names; no other cache is touched. */
export const cachePrefix = 'nest-';

/** How many of the pieces read are cached. */
export const mostRead = 10;

/** Headers of cached entries: the title (escaped), the time in milliseconds, and the addresses of the page's files. */
export const cacheHeaders = { title: 'x-kept-title', on: 'x-kept-on', files: 'x-kept-files' } as const;

/** What a page posts to the worker. */
export type WorkerMessage =
  /** The reader opened a piece without a request for its page. */
  | { read: string }
  /** The reader's list, newest first. The worker answers through the port that comes with the message. */
  | { saved: readonly string[] };

/** The worker's answer: which pieces of the list it has cached, and which the site no longer has. */
export interface SavedAnswer {
  kept: readonly string[];
  gone: readonly string[];
}
