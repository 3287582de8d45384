import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The same queries on both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  /** For readers' queries, never for writes: an up-to-date replica if there is one, else `db`. */
  read: Db;
  /** Counts of reads, if there is a replica. */
  reads?: () => ReadCounts;
  kind: 'pglite' | 'postgres';
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  /**
   * Runs the work while no other process of this database runs work of the same name. Returns undefined without running it if
   * another process does.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /**
   * Calls `onChange` each time that any process has changed the posts, and at first and after a reconnect. Ends with the signal; never
   * rejects.
   */
  watchPosts(onChange: () => void, until: AbortSignal): Promise<void>;
  /** A PGlite that is not closed skips numbers of its sequences. */
  close(): Promise<void>;
}

/** Whether reads go to the replica now, and how many it has answered. */
export interface ReadCounts {
  isReplicaAsked: boolean;
  fromReplica: number;
}

/** The channel of the triggers on `posts`. */
export const postsChanged = 'posts_changed';

/** Timeouts of a Postgres server, in ms. */
export interface Timeouts {
  /** How long to wait for a server that is just starting. @default 15000 */
  startMs?: number;
  /** After this a query fails and its connection is closed. @default never */
  queryMs?: number;
}
