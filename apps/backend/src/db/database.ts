import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The common interface of both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  /** For readers' queries, never for writes: the replica if it is up to date, else `db`. */
  read: Db;
  /** Counts of reads, if there is a replica. */
  reads?: () => ReadCounts;
  kind: 'pglite' | 'postgres';
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  /**
   * Runs the work unless another process runs work of the same name on this database. Then it returns
   * undefined.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /**
   * Calls `onChange` at once, after a reconnect, and whenever a process changes the posts. Ends with the
   * signal; never rejects.
   */
  watchPosts(onChange: () => void, until: AbortSignal): Promise<void>;
  /** An unclosed PGlite skips numbers of its sequences. */
  close(): Promise<void>;
}

/** Whether reads go to the replica now, and how many it answered. */
export interface ReadCounts {
  isReplicaAsked: boolean;
  fromReplica: number;
}

/** The channel on which the triggers of `posts` notify. */
export const postsChanged = 'posts_changed';

/** Timeouts for a Postgres server, in ms. */
export interface Timeouts {
  /** How long to wait for a starting server. @default 15000 */
  startMs?: number;
  /** A query that takes longer fails, and its connection is closed. @default never */
  queryMs?: number;
}
