import { stationZone } from '@daily-nest/content/station';
import {
  base,
  flag,
  httpUrl,
  misspeltSettings,
  origin,
  port,
  readSettings as read,
  SettingsError,
  shared,
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
  DATABASE_URL: postgresUrl.optional().describe('a Postgres; unset, PGlite in `DATA_DIR`'),
  DATA_DIR: folder
    .prefault('.data')
    .meta({ description: 'PGlite’s folder, relative to apps/backend', unset: '`.data`' }),
  DEFAULT_DOMAIN: domainName('a host name such as thedailynest.example')
    .default('thedailynest.example')
    .describe('whose posts loopback names and IP addresses get'),
});

const seedSettings = {
  POSTS_DIR: folder.prefault('posts').meta({
    description: 'Markdown posts with which an empty database begins, relative to apps/backend',
    unset: '`posts`',
  }),
};

const titleVariables = {
  PIECES_DIR: folder.optional().meta({
    description:
      'the folder into which a title’s build writes its pieces (`dist`), for its letters and its desk, relative to apps/backend',
    unset: 'the network’s pieces',
  }),
};

const mediaVariables = {
  MEDIA_DIR: folder.optional().meta({
    description:
      'where copies of posts’ pictures are stored, relative to apps/backend; backends that share a Postgres share it, too',
    unset: '`media` in `DATA_DIR`',
  }),
  MEDIA_URL: z
    .string()
    .refine(isBucket, 'a bucket with its credentials, such as https://KEY:SECRET@s3.example.org/bucket')
    .optional()
    .describe(
      'a bucket for them instead of `MEDIA_DIR`, spoken to in the way of S3: `https://KEY:SECRET@s3.example.org/bucket?region=…`',
    ),
};

const postsSettings = databaseSettings.extend({ ...mediaVariables, BLOG_API_TOKEN: shared.BLOG_API_TOKEN });

/** One setting per variable, with its line of docs/settings.md. */
export const serverSettings = databaseSettings.extend({
  ...seedSettings,
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe(
      'a streaming replica of `DATABASE_URL`, which answers reads while it has replayed every reported change',
    ),
  PORT: port.default(8787).describe('the port that it listens at; `BACKEND_PORT` for `start`'),
  HOST: z.string().default('127.0.0.1').describe('the address that it listens at'),
  ...shared,
  BLOG_SOURCE_URL: base
    .refine((url) => !/[@?#]/.test(url), 'an address without @, ? and #')
    .optional()
    .describe(
      'a blog with [the two calls](guides/connect-a-supabase-blog.md), for example a Supabase project, that the posts are [kept in step with](guides/import-posts.md#kept-in-step)',
    ),
  BLOG_SOURCE_TOKEN: token
    .optional()
    .meta({ description: 'the anonymous key of that blog', unset: '`BLOG_API_TOKEN`' }),
  BLOG_SOURCE_MINUTES: wholeNumber(1, 1440)
    .default(5)
    .describe('how many minutes after a round that blog is read again (1 to 1440)'),
  POSTS_WATCH: flag
    .default(false)
    .describe(
      '1 stores the posts of `POSTS_DIR` again when one of its files changes, as `dev` of a title does',
    ),
  SEED: flag.default(false).describe('1 fills an empty Postgres with the seed posts, as PGlite always is'),
  RADIO_URL: httpUrl.optional().describe('an Icecast to relay; unset, the built-in station plays'),
  RADIO_PORTS: z
    .string()
    .default('8076')
    .transform((text): unknown[] => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(port, 'port numbers separated by commas'))
    .meta({
      description: 'the ports of that Icecast that may be asked for, separated by commas',
      unset: '`8076`',
    }),
  DESK_URL: origin.optional().meta({
    description:
      'the origin of [the desk](guides/desk.md), `https://desk.example.org`: of its links and its cookie, and the only one that it takes changes from',
    unset: 'this machine',
  }),
  DESK_SITES: sites.optional().meta({
    description:
      'the sites on which the desk previews a piece, each in its own brand. One whose host has posts of its own is a title: pieces are begun for it, and its front page is set by itself: `The Daily Nest=https://thedailynest.example, The Harbour Post=https://theharbourpost.example`',
    unset: 'the site of `SITE_URL`',
  }),
  DESK_TIME_ZONE: z
    .string()
    .refine(
      (name) => Intl.supportedValuesOf('timeZone').includes(name),
      'a time zone such as America/New_York',
    )
    .default(stationZone.id)
    .describe('the time zone in which the desk shows times and takes them'),
  DESK_DIR: folder
    .prefault('../desk/dist')
    .meta({ description: 'the desk’s built files, relative to apps/backend', unset: '`../desk/dist`' }),
  ...mailVariables,
  ...mediaVariables,
  ...titleVariables,
  // For tests with feeds, pictures and linked pages on this machine. Other private addresses stay forbidden.
  FEEDS_ALLOW_LOOPBACK: flag.default(false),
  MEDIA_ALLOW_LOOPBACK: flag.default(false),
  LINKS_ALLOW_LOOPBACK: flag.default(false),
});

const letterSettings = databaseSettings.extend({ ...mailVariables, ...titleVariables });

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

export type LetterSettings = DatabaseSettings &
  Pick<Settings, 'PIECES_DIR'> & { mail: MailSettings | undefined };

/** The settings of the letters' CLI. */
export function readLetterSettings(environment: NodeJS.ProcessEnv): LetterSettings {
  const settings = read(letterSettings, environment, secrets);
  const { DATABASE_URL, DATA_DIR, DEFAULT_DOMAIN, PIECES_DIR } = settings;
  return { DATABASE_URL, DATA_DIR, DEFAULT_DOMAIN, PIECES_DIR, mail: mailSettingsOf(settings) };
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
