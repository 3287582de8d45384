import { stationZone } from '@daily-nest/content/station';
import { trustedProxies } from '@daily-nest/server/client-address';
import {
  base,
  connections,
  flag,
  httpUrl,
  logLevel,
  misspeltSettings,
  origin,
  port,
  readSettings as read,
  SettingsError,
  token,
  wholeNumber,
} from '@daily-nest/server/settings';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { sites } from './desk-sites.ts';
import { domainName } from './domain.ts';
import { mailSecrets, mailSettingsOf, type MailSettings, mailVariables } from './mail-settings.ts';
import { packageRoot } from './package-root.ts';

/** Relative to this package, not to the current folder. */
const folder = z.string().transform((path) => resolve(packageRoot, path));

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'a Postgres URL such as postgres://user@host/name',
});

export const databaseSettings = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATA_DIR: folder.prefault('.data'),
  DEFAULT_DOMAIN: domainName('a host name such as thedailynest.example').default('thedailynest.example'),
});

const mediaVariables = {
  MEDIA_DIR: folder.optional(),
  MEDIA_URL: z
    .string()
    .refine(isBucket, 'a bucket with its credentials, such as https://KEY:SECRET@s3.example.org/bucket')
    .optional(),
};

const blogToken = token.default('public-anon-key');

const postsSettings = databaseSettings.extend({ ...mediaVariables, BLOG_API_TOKEN: blogToken });

const serverSettings = databaseSettings.extend({
  DATABASE_READ_URL: postgresUrl.optional(),
  PORT: port.default(8787),
  HOST: z.string().default('127.0.0.1'),
  BLOG_API_TOKEN: blogToken,
  BLOG_SOURCE_URL: base.refine((url) => !/[@?#]/.test(url), 'an address without @, ? and #').optional(),
  BLOG_SOURCE_TOKEN: token.optional(),
  BLOG_SOURCE_MINUTES: wholeNumber(1, 1440).default(5),
  SEED: flag.default(false),
  LOG_LEVEL: logLevel.default('info'),
  RADIO_URL: httpUrl.optional(),
  RADIO_PORTS: z
    .string()
    .default('8076')
    .transform((text): unknown[] => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(port, 'port numbers separated by commas')),
  DESK_URL: origin.optional(),
  DESK_SITES: sites.optional(),
  DESK_TIME_ZONE: z
    .string()
    .refine(
      (name) => Intl.supportedValuesOf('timeZone').includes(name),
      'a time zone such as America/New_York',
    )
    .default(stationZone.id),
  DESK_DIR: folder.prefault('../desk/dist'),
  TRUST_PROXY: trustedProxies.default(0),
  MAX_CONNECTIONS: connections.default(10_000),
  ...mailVariables,
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ...mediaVariables,
  // For tests with feeds, pictures and linked pages on this machine. Other private addresses stay forbidden.
  FEEDS_ALLOW_LOOPBACK: flag.default(false),
  MEDIA_ALLOW_LOOPBACK: flag.default(false),
  LINKS_ALLOW_LOOPBACK: flag.default(false),
});

const letterSettings = databaseSettings.extend(mailVariables);

const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'BLOG_API_TOKEN',
  'BLOG_SOURCE_URL',
  'BLOG_SOURCE_TOKEN',
  'MEDIA_URL',
  ...mailSecrets,
];

export type DatabaseSettings = z.infer<typeof databaseSettings>;
export type Settings = Omit<z.infer<typeof serverSettings>, keyof typeof mailVariables> & {
  MEDIA_DIR: string;
  /** The origin of the site, where it is known. */
  SITE_URL: string | undefined;
  /** Undefined without a newsletter. */
  mail: MailSettings | undefined;
};

/** The settings of the server. Throws a SettingsError with one clear sentence. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const settings = read(serverSettings, environment, secrets);
  if (settings.DATABASE_READ_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new SettingsError('DATABASE_READ_URL also needs DATABASE_URL.');
  const others = Object.entries(settings).filter(([name]) => !(name in mailVariables));
  return {
    ...(Object.fromEntries(others) as typeof settings),
    MEDIA_DIR: mediaFolder(settings),
    SITE_URL: settings.SITE_URL,
    mail: mailSettingsOf(settings),
  };
}

export type LetterSettings = DatabaseSettings & { mail: MailSettings | undefined };

/** The settings of the letters' CLI. */
export function readLetterSettings(environment: NodeJS.ProcessEnv): LetterSettings {
  const settings = read(letterSettings, environment, secrets);
  const { DATABASE_URL, DATA_DIR, DEFAULT_DOMAIN } = settings;
  return { DATABASE_URL, DATA_DIR, DEFAULT_DOMAIN, mail: mailSettingsOf(settings) };
}

/** Returns a sentence for each variable that looks like a misspelt setting. */
export const misspelt = (environment: NodeJS.ProcessEnv): string[] =>
  misspeltSettings(serverSettings, environment);

export type PostsSettings = DatabaseSettings & Pick<Settings, 'MEDIA_DIR' | 'MEDIA_URL' | 'BLOG_API_TOKEN'>;

/** The settings of the posts' CLI. */
export function readPostsSettings(environment: NodeJS.ProcessEnv): PostsSettings {
  const settings = read(postsSettings, environment, secrets);
  return { ...settings, MEDIA_DIR: mediaFolder(settings) };
}

/** Where the files of pictures are, if not in a bucket. */
function mediaFolder({ MEDIA_DIR, DATA_DIR }: { MEDIA_DIR?: string | undefined; DATA_DIR: string }): string {
  return MEDIA_DIR ?? join(DATA_DIR, 'media');
}

function isBucket(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, pathname } = new URL(text);
  return username !== '' && password !== '' && pathname.length > 1;
}
