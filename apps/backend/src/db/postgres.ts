import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool, type PoolConfig } from 'pg';
import { CommentedClient } from './commented-client.ts';
import type { Database, Timeouts } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { describeError } from './describe-error.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createReads } from './reads.ts';
import * as schema from './schema.ts';
import { isUnreachable } from './unreachable.ts';
import { watchPosts } from './watch-posts.ts';

/** How long a new connection may take, and how long a query waits for a free one. */
const connectMs = 2000;
const closeMs = 5000;

/**
 * Prevents that Node ends the process for an unhandled `error` event. The next query on a broken connection
 * rejects anyway.
 */
const ignoreError = () => undefined;

/** Timeouts of the replica in ms, short enough to ask the primary while a reader waits. */
const replicaTimeouts = { connectionTimeoutMillis: 1000, query_timeout: 1500 };

/** Opens a Postgres server, which several backends may share, and its read replica if there is one. */
export async function openPostgres(
  url: string,
  { startMs = 15_000, queryMs }: Timeouts,
  readUrl?: string,
): Promise<Database> {
  await migrateDatabase(url, startMs);
  const pool = poolOf({ ...connectionTo(url), query_timeout: queryMs });
  const db = drizzle({ client: pool, schema });
  db.transaction = transactionsOf(pool);
  const reads =
    readUrl === undefined
      ? undefined
      : createReads(pool, poolOf({ ...connectionTo(readUrl), ...replicaTimeouts }), (listener, until) =>
          watchPosts(connectionTo(url), listener, until),
        );
  return {
    db,
    read: reads ? drizzle({ client: reads.client, schema }) : db,
    ...(reads && { reads: reads.counts }),
    kind: 'postgres',
    async ping() {
      await db.execute(sql`select 1`);
    },
    async exclusively(name, work) {
      // An advisory lock belongs to a connection, so one is reserved while the work runs.
      const connection = await pool.connect();
      const callLock = (call: string) =>
        connection.query<{ done: boolean }>(`select ${call}(hashtextextended($1, 0)) as done`, [name]);
      let isUnlocked = false;
      try {
        const { rows } = await callLock('pg_try_advisory_lock');
        if (rows[0]?.done !== true) {
          isUnlocked = true;
          return undefined;
        }
        try {
          return await work();
        } finally {
          isUnlocked = await callLock('pg_advisory_unlock').then(
            () => true,
            () => false,
          );
        }
      } finally {
        // If unlocking failed, the connection is closed: Postgres then releases the lock.
        connection.release(!isUnlocked);
      }
    },
    watchPosts: (onChange, until) =>
      reads ? reads.watchPosts(onChange, until) : watchPosts(connectionTo(url), { onChange }, until),
    async close() {
      // Waits a limited time for running queries.
      const ended = new AbortController();
      await Promise.race([
        Promise.all([pool.end(), reads?.close()]).finally(() => ended.abort()),
        pause(closeMs, undefined, { signal: ended.signal }).catch(() => undefined),
      ]);
    },
  };
}

function poolOf(config: PoolConfig): Pool {
  const pool = new Pool({ max: 10, idleTimeoutMillis: 60_000, Client: CommentedClient, ...config });
  pool.on('error', ignoreError);
  // The pool listens only to idle connections, but one can also break during a transaction.
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

/**
 * Returns a `transaction` function that always releases its connection. drizzle-orm (0.45) leaks it when
 * `begin` fails. Closes the connection of a failed transaction, because it may be broken.
 */
function transactionsOf(pool: Pool): NodePgDatabase<typeof schema>['transaction'] {
  return async (work, config) => {
    const connection = await pool.connect();
    let isDone = false;
    try {
      const result = await drizzle({ client: connection, schema }).transaction(work, config);
      isDone = true;
      return result;
    } finally {
      connection.release(!isDone);
    }
  };
}

function connectionTo(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    // Without keep-alive, a query to a vanished server would never end.
    keepAlive: true,
    fallback_application_name: 'daily-nest',
  };
}

/** Runs the migrations. Waits for a starting database. */
async function migrateDatabase(url: string, startMs: number) {
  const end = Date.now() + startMs;
  for (;;) {
    try {
      return await migrateWithLock(url);
    } catch (cause) {
      if (!isUnreachable(cause) || Date.now() >= end)
        throw new DatabaseError(
          `The database of DATABASE_URL cannot be used: ${describeError(cause).message}.`,
          {
            cause,
          },
        );
      await pause(500);
    }
  }
}

/** Migrates in one process at a time. The lock ends with the connection. */
async function migrateWithLock(url: string) {
  const client = new Client(connectionTo(url));
  client.on('error', ignoreError);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtextextended('daily-nest migrations', 0))`);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
