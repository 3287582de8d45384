import type { DatabaseSettings } from '../settings.ts';
import type { Database, Timeouts } from './database.ts';

/**
 * Opens the database of the settings and migrates it. Loads only the driver in use.
 *
 * @throws {DatabaseError} if it cannot be opened
 */
export async function openDatabase(
  settings: DatabaseSettings & { DATABASE_READ_URL?: string | undefined },
  timeouts: Timeouts = {},
): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.DATABASE_URL, timeouts, settings.DATABASE_READ_URL);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings.DATA_DIR);
}
