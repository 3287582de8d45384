// By its path: a dependency of the root package would be one of every package, and its changes would rebuild everything.
import { misspeltSettings, readSettings, SettingsError } from '../packages/server/src/settings/index.ts';
import type * as z from 'zod';

/** The settings of a command. A misspelt name is one sentence; a wrong value is one sentence and the end of the process. */
export function settingsOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  for (const sentence of misspeltSettings(schema, process.env)) process.stderr.write(`${sentence}\n`);
  try {
    return readSettings(schema, process.env);
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    throw error;
  }
}

/** Ends the process with a sentence for whoever gave the command. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
