import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, DatabaseError, migrationsFolder } from './database.ts';
import * as schema from './schema.ts';
import { isUnreachable } from './unreachable.ts';

/** The driver waits longer and longer between attempts to connect, and so would answer long after our own patience. */
const options = { onnotice: () => undefined, connect_timeout: 5, backoff: () => 0.2 } as const;

/** A Postgres elsewhere, which several backends may share. */
export async function openPostgres(url: string, patienceMs: number): Promise<Database> {
  await bringUpToDate(url, patienceMs);
  const client = postgres(url, { ...options, max: 10, idle_timeout: 60 });
  const db = drizzle({ client, schema });
  return {
    db,
    kind: 'postgres',
    async ping() {
      await db.execute(sql`select 1`);
    },
    async exclusively(name, work) {
      // A lock of this kind belongs to a connection, so one is set aside while the work runs.
      const connection = await client.reserve();
      try {
        const [row] = await connection`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as mine`;
        if (row?.['mine'] !== true) return undefined;
        try {
          return await work();
        } finally {
          await connection`select pg_advisory_unlock(hashtextextended(${name}, 0))`;
        }
      } finally {
        connection.release();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

/** Runs the migrations, one process at a time. Waits a little for a database that is just starting. */
async function bringUpToDate(url: string, patienceMs: number) {
  const client = postgres(url, { ...options, max: 1 });
  const end = Date.now() + patienceMs;
  try {
    for (;;) {
      try {
        await client`select pg_advisory_lock(hashtextextended('daily-nest migrations', 0))`;
        break;
      } catch (cause) {
        if (!isUnreachable(cause) || Date.now() >= end)
          throw new DatabaseError(`The database of DATABASE_URL cannot be used: ${reasonOf(cause)}.`, {
            cause,
          });
        await pause(500);
      }
    }
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end({ timeout: 5 });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ((error as NodeJS.ErrnoException).code ?? 'unknown reason');
}
