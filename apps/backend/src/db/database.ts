import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The same queries on both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  /** For what readers ask, and for nothing that is written: a replica answers where there is one that has what was told. Else `db`. */
  read: Db;
  /** Who has answered reads, where there is a replica. */
  reads?: () => ReadCounts;
  kind: 'pglite' | 'postgres';
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  /**
   * Runs the work while no other process of this database runs work of the same name. When somebody else is at it,
   * nothing is run and the answer is undefined.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /**
   * Calls `told` when it begins to hear of changes, at first and after a lost connection, and each time that some process has changed
   * the posts. Ends with the signal; never rejects.
   */
  watchPosts(told: () => void, until: AbortSignal): Promise<void>;
  /** Closes cleanly: a PGlite that is not closed loses numbers of its sequences. */
  close(): Promise<void>;
}

/** Whether the replica is asked now, and how many reads it has answered. */
export interface ReadCounts {
  isReplicaAsked: boolean;
  fromReplica: number;
}

/** What the triggers of `posts` notify. */
export const postsChanged = 'posts_changed';

/** What may take how long, in ms, where the database is a Postgres elsewhere. */
export interface Patience {
  /** How long one that cannot be reached is waited for at the start. @default 15000, for one that is just starting */
  startMs?: number;
  /** After which a query is given up, its connection with it. @default never */
  queryMs?: number;
}
