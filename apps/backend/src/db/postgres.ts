import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool, type PoolConfig } from 'pg';
import { CommentedClient } from './commented-client.ts';
import type { Database, Patience } from './database.ts';
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

/** Does nothing: the next query over a broken connection rejects anyway. Without any listener, Node would end the process. */
const toldLater = () => undefined;

/** What a replica may take, in ms, so that the primary can still be asked while a reader waits. */
const ofReplica = { connectionTimeoutMillis: 1000, query_timeout: 1500 };

/** A Postgres elsewhere, which several backends may share, and the replica that is read where it has one. */
export async function openPostgres(
  url: string,
  { startMs = 15_000, queryMs }: Patience,
  readUrl?: string,
): Promise<Database> {
  await bringUpToDate(url, startMs);
  const pool = poolOf({ ...connectionTo(url), query_timeout: queryMs });
  const db = drizzle({ client: pool, schema });
  db.transaction = transactionsOf(pool);
  const reads =
    readUrl === undefined
      ? undefined
      : createReads(pool, poolOf({ ...connectionTo(readUrl), ...ofReplica }), (hearer, until) =>
          watchPosts(connectionTo(url), hearer, until),
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
      // A lock of this kind belongs to a connection, so one is set aside while the work runs.
      const connection = await pool.connect();
      const ask = (call: string) =>
        connection.query<{ done: boolean }>(`select ${call}(hashtextextended($1, 0)) as done`, [name]);
      let clean = false;
      try {
        const { rows } = await ask('pg_try_advisory_lock');
        if (rows[0]?.done !== true) {
          clean = true;
          return undefined;
        }
        try {
          return await work();
        } finally {
          clean = await ask('pg_advisory_unlock').then(
            () => true,
            () => false,
          );
        }
      } finally {
        // Where unlocking failed, the connection is closed and not used again: Postgres then drops its lock.
        connection.release(!clean);
      }
    },
    watchPosts: (told, until) =>
      reads ? reads.watchPosts(told, until) : watchPosts(connectionTo(url), { told }, until),
    async close() {
      // Connections that are in use end with their work, unless that takes too long.
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
  pool.on('error', toldLater);
  // The pool listens to idle connections only, but one can also break between two steps of a transaction.
  pool.on('connect', (client) => client.on('error', toldLater));
  return pool;
}

/**
 * Transactions that always give their connection back. drizzle-orm (0.45) keeps it for ever when `begin` fails, until no connection
 * is left; one whose transaction failed may be broken, and is not used again.
 */
function transactionsOf(pool: Pool): NodePgDatabase<typeof schema>['transaction'] {
  return async (work, config) => {
    const connection = await pool.connect();
    let isWhole = false;
    try {
      const result = await drizzle({ client: connection, schema }).transaction(work, config);
      isWhole = true;
      return result;
    } finally {
      connection.release(!isWhole);
    }
  };
}

function connectionTo(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    // Without keep-alive, a server that vanished without a word would be waited for without end.
    keepAlive: true,
    fallback_application_name: 'daily-nest',
  };
}

/** Runs the migrations. Waits a little for a database that is just starting. */
async function bringUpToDate(url: string, startMs: number) {
  const end = Date.now() + startMs;
  for (;;) {
    try {
      return await migrateAlone(url);
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

/** One process at a time; the lock ends with the connection. */
async function migrateAlone(url: string) {
  const client = new Client(connectionTo(url));
  client.on('error', toldLater);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtextextended('daily-nest migrations', 0))`);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
