import type { DatabaseSettings } from '../settings.ts';
import type { Database, Patience } from './database.ts';

/**
 * Opens the database that the settings name, and brings its tables up to date. Only the driver in use is loaded.
 *
 * @throws {DatabaseError} when it cannot be opened
 */
export async function openDatabase(
  settings: DatabaseSettings & { DATABASE_READ_URL?: string | undefined },
  patience: Patience = {},
): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.DATABASE_URL, patience, settings.DATABASE_READ_URL);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings.DATA_DIR);
}
