import {
  connections,
  flag,
  httpUrl,
  logLevel,
  port,
  readSettings as read,
  token,
} from '@daily-nest/settings';
import { resolve } from 'node:path';
import * as z from 'zod';
import { domainName } from './domain.ts';
import { packageRoot } from './package-root.ts';

const databaseSettings = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'a Postgres URL such as postgres://user@host/name' })
    .optional(),
  // Relative to this package, so that the folder does not depend on where a command was typed.
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(packageRoot, folder)),
  DEFAULT_DOMAIN: domainName('a host name such as thedailynest.example').default('thedailynest.example'),
});

const serverSettings = databaseSettings.extend({
  PORT: port.default(8787),
  HOST: z.string().default('127.0.0.1'),
  BLOG_API_TOKEN: token.default('public-anon-key'),
  SEED: flag.default(false),
  LOG_LEVEL: logLevel.default('info'),
  RADIO_URL: httpUrl.optional(),
  RADIO_PORTS: z
    .string()
    .default('8076')
    .transform((text): unknown[] => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(port, 'port numbers separated by commas')),
  MAX_CONNECTIONS: connections.default(10_000),
  // For tests, whose feeds come from this machine; private addresses stay out of reach.
  FEEDS_ALLOW_LOOPBACK: flag.default(false),
});

const secrets = ['DATABASE_URL', 'BLOG_API_TOKEN'];

export type DatabaseSettings = z.infer<typeof databaseSettings>;
export type Settings = z.infer<typeof serverSettings>;

/** The settings of the server. Throws a SettingsError with one clear sentence. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return read(serverSettings, environment, secrets);
}

/** What the posts' CLI needs of them. */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  return read(databaseSettings, environment, secrets);
}
