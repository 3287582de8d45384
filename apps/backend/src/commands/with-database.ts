import { SettingsError } from '@daily-nest/server/settings';
import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { openDatabase } from '../db/open-database.ts';
import { isUnreachable } from '../db/unreachable.ts';
import { oneLine } from '../posts/clean-text.ts';
import type { DatabaseSettings } from '../settings.ts';

interface Options<Settings> {
  /** Reads the command's settings from the environment. */
  settings: (environment: NodeJS.ProcessEnv) => Settings;
  /** Returns lines about an error that the command knows; undefined for other errors. */
  explain: (error: unknown) => string[] | undefined;
}

/**
 * Opens the database, runs a command and closes the database. Prints an error as a sentence on stderr and
 * sets exit code 1.
 */
export async function withDatabase<Settings extends DatabaseSettings>(
  { settings: read, explain }: Options<Settings>,
  work: (database: Database, settings: Settings) => Promise<void>,
) {
  let database: Database | undefined;
  try {
    const settings = read(process.env);
    // Does not wait for a database that is starting, because the user is waiting.
    database = await openDatabase(settings, { startMs: 0 });
    await work(database, settings);
  } catch (error) {
    process.exitCode = 1;
    for (const line of explain(error) ?? [sentenceOf(error)]) process.stderr.write(`${line}\n`);
  } finally {
    await database?.close();
    // A failed opening may leave handles that would block the exit.
    setTimeout(() => process.exit(), 500).unref();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message;
  if (isUnreachable(error))
    return 'The database went away before this was done. Run it again when it is back.';
  if (isDiskFull(error)) return 'The disk is full, and this was not done. Make room and run it again.';
  return `The command could not be finished: ${innermost(error)}.`;
}

/**
 * Returns the message of the innermost error, because the outer one of a failed query contains the whole
 * query.
 */
function innermost(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return innermost(error.cause);
  const text = error instanceof Error ? error.message : String(error);
  return oneLine(text).replace(/\.$/, '');
}
