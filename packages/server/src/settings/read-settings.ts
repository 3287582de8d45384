import type * as z from 'zod';

/** A setting that cannot be used. Its message is one sentence for the person who started the program. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** What the environment holds: `process.env`, or any part of it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of a schema from the environment. An empty value counts as unset, which is how shells and compose files
 * unset one; white space around a value is left out.
 *
 * @param schema one field a variable; a message of it ends the sentence "PORT must be …".
 * @param secrets variables whose value is not repeated where it is wrong, because what is said ends up in logs.
 * @throws {SettingsError} on the first wrong value.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
  secrets: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const name = String(issue.path[0]);
  const found = secrets.includes(name) ? '' : `, but it is "${given[name] ?? ''}"`;
  throw new SettingsError(`${name} must be ${issue.message}${found}.`);
}
