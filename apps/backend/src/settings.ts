import { resolve } from 'node:path';
import * as z from 'zod';
import { domainName } from './domain.ts';
import { packageRoot } from './package-root.ts';

/** A setting that cannot be used. Its message is one sentence that names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const port = z.coerce
  .number('must be a whole number from 1 to 65535')
  .int('must be a whole number from 1 to 65535')
  .min(1, 'must be a whole number from 1 to 65535')
  .max(65_535, 'must be a whole number from 1 to 65535');

const databaseSettings = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a Postgres URL such as postgres://user@host/name' })
    .optional(),
  // Relative to this package, so that the folder does not depend on where a command was typed.
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(packageRoot, folder)),
  DEFAULT_DOMAIN: domainName('must be a host name such as thedailynest.example').default(
    'thedailynest.example',
  ),
});

const serverSettings = databaseSettings.extend({
  PORT: port.default(8787),
  HOST: z.string().default('127.0.0.1'),
  BLOG_API_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, 'must be letters, digits and the signs . _ ~ + / = -')
    .default('public-anon-key'),
  SEED: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be one of trace, debug, info, warn, error, silent',
    )
    .default('info'),
  RADIO_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an http(s) URL without a port, such as http://radio.example',
    })
    .optional(),
  RADIO_PORTS: z
    .string()
    .default('8076')
    .transform((text): unknown[] => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(port, 'must be port numbers separated by commas')),
  MAX_CONNECTIONS: z.coerce
    .number('must be a whole number from 1 to 1000000')
    .int('must be a whole number from 1 to 1000000')
    .min(1, 'must be a whole number from 1 to 1000000')
    .max(1_000_000, 'must be a whole number from 1 to 1000000')
    .default(10_000),
  // For tests, whose feeds come from this machine; private addresses stay out of reach.
  FEEDS_ALLOW_LOOPBACK: z.enum(['0', '1'], 'must be 0 or 1').optional(),
});

/** Whose values are not repeated where they are wrong: what is said ends up in logs. */
const secrets = new Set(['DATABASE_URL', 'BLOG_API_TOKEN']);

export type DatabaseSettings = z.infer<typeof databaseSettings>;
export type Settings = z.infer<typeof serverSettings>;

/** The settings of the server. Throws a SettingsError with one clear sentence. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return read(serverSettings, environment);
}

/** What the posts' CLI needs of them. */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  return read(databaseSettings, environment);
}

function read<T>(schema: z.ZodType<T>, environment: NodeJS.ProcessEnv): T {
  // An empty variable means the same as none: that is how shells and compose files unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const but = secrets.has(name) ? '' : `, but it is "${given[name] ?? ''}"`;
  throw new SettingsError(`${name} ${issue?.message}${but}.`);
}
