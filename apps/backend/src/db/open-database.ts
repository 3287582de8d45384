import type { DatabaseSettings } from '../settings.ts';
import type { Database, Patience } from './database.ts';

/**
 * Opens the database that the settings name, and brings its tables up to date. Only the driver in use is loaded.
 *
 * @throws {DatabaseError} when it cannot be opened
 */
export async function openDatabase(settings: DatabaseSettings, patience: Patience = {}): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.DATABASE_URL, patience);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings.DATA_DIR);
}
