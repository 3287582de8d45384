// By its path: a dependency of the root package would be one of every package, and its changes would rebuild
// everything.
import { misspeltSettings, readSettings, SettingsError } from '../packages/server/src/settings/index.ts';
import type * as z from 'zod';

/**
 * Returns the settings of a command. Prints a sentence for a misspelt name; ends the process with a sentence
 * for a wrong value.
 */
export function settingsOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  for (const sentence of misspeltSettings(schema, process.env)) process.stderr.write(`${sentence}\n`);
  try {
    return readSettings(schema, process.env);
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    throw error;
  }
}

/** Ends the process with a sentence for the user. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
