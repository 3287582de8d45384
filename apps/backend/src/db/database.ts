import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { DatabaseSettings } from '../settings.ts';
import type * as schema from './schema.ts';

/** The same queries on both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  /**
   * Runs the work while no other process of this database runs work of the same name. When somebody else is at it,
   * nothing is run and the answer is undefined.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Closes cleanly: a PGlite that is not closed loses numbers of its sequences. */
  close(): Promise<void>;
}

/** A database that cannot be opened. Its message is one sentence that says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

export const migrationsFolder = join(packageRoot, 'drizzle');

/** How long a server waits for a Postgres that is just starting, in ms. */
const patience = 15_000;

/**
 * Opens the database that the settings name, and brings its tables up to date. Only the driver in use is loaded.
 *
 * @param patienceMs how long a Postgres that cannot be reached is waited for
 * @throws {DatabaseError} when it cannot be opened
 */
export async function openDatabase(settings: DatabaseSettings, patienceMs = patience): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.DATABASE_URL, patienceMs);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings.DATA_DIR);
}
