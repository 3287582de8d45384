import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  base,
  type Environment,
  flag,
  hostNames,
  type logLevel,
  milliseconds,
  misspeltSettings,
  origin,
  origins,
  readSettings,
  SettingsError,
  shared,
  wholeNumber,
} from '@daily-nest/server/settings';
import { type BlogSystem, blogSystems } from '@daily-nest/api-client/blog-systems';
import * as z from 'zod';
import type { AdsConfig } from '../app/data/ads-config.ts';
import { OwnerError, parseOwner } from '../app/data/brand-owner.ts';
import type { OwnerChanges } from '../app/data/owner.ts';
import { adAdapter, adScript, adsOf, consent, integrity } from './ad-settings.ts';
import type { TrustedProxies } from '@daily-nest/server/client-address';
import { isOwnAddress, isSameAddress } from './own-address.ts';

/** One setting per variable, with its line of docs/settings.md. */
export const variables = z.object({
  // 0 lets the system choose one, for tests.
  PORT: wholeNumber(0, 65_535).default(3000).describe('the port that it listens at'),
  HOST: z.string().default('127.0.0.1').describe('the address that it listens at'),
  SITE_URL: origin.optional().meta({
    description: 'public origin: canonical links, cards, sitemap',
    unset: '`http://localhost:$PORT`',
  }),
  BACKEND_URL: base
    .default('http://127.0.0.1:8787')
    .describe('origin of the backend; given to `start`, no backend of its own is started'),
  BLOG_URL: base.optional().meta({
    description: 'origin of the two blog calls, for example a Supabase project',
    unset: '`BACKEND_URL`',
  }),
  BLOG_SOURCE: z
    .enum(['daily-nest', ...blogSystems], `daily-nest, ${blogSystems.join(', ')}`)
    .default('daily-nest')
    .describe(
      'the system that keeps the posts: `daily-nest` (the two calls of our backend), `supabase`, `wordpress` or `ghost`, each at `BLOG_URL`; [other systems](guides/other-systems.md)',
    ),
  BLOG_KEY: z
    .string()
    .optional()
    .describe(
      'the public key of such a system: Supabase’s publishable key, or the Content API key of Ghost; WordPress needs none',
    ),
  BLOG_TABLE: z.string().default('posts').describe('Supabase’s table or view of published posts'),
  BLOG_TIMEOUT_MS: wholeNumber(100, 10_000, 'a whole number of milliseconds from 100 to 10000')
    .optional()
    .meta({
      description:
        'how long a blog call may take, all attempts together (100 to 10000); a cached page is shown meanwhile. Foreign is a blog that is not on our backend, and a backend on a public address outside of `SITE_URL`’s domain; posts of a foreign blog may show pictures from where they lie',
      unset: '2500; 8000 for a foreign blog',
    }),
  ...shared,
  SITE_HOSTS: hostNames.optional().meta({
    description: 'host names this site answers to; any other is treated as the first',
    unset: 'host of `SITE_URL`',
  }),
  HSTS_SUBDOMAINS: flag
    .default(true)
    .describe(
      'where `SITE_URL` is https: browsers use TLS for its subdomains, too; 0 where one of them has no TLS',
    ),
  BLOG_CACHE_TTL_MS: milliseconds
    .default(60_000)
    .describe(
      'how long answers and pages made of them are fresh, unless our own backend says that posts have changed; 0 turns every such cache off',
    ),
  RATE_LIMIT: wholeNumber(0, 10_000, 'a whole number of requests from 0 to 10000')
    .default(10)
    .describe(
      'how many uncached pages, searches and calls one address may request in a second, with ten seconds’ worth saved up (a card counts as ten, the copy of a post’s picture as a tenth; cached pages and files as none); beyond it 429; 0: no limit',
    ),
  PURGE_URLS: origins
    .default([])
    .describe(
      'origins of caching proxies, separated by commas: each is asked (`PURGE /`, `surrogate-key: posts`) to forget what was made of posts once they have changed; [deploy/varnish](../deploy/varnish/daily-nest.vcl)',
    ),
  EARLY_HINTS: flag
    .default(false)
    .describe(
      '1 where the proxy in front passes 103 on: readers then fetch the fonts of a page while it is still being made',
    ),
  OFFLINE: z
    .enum(['on', 'off'], 'on or off')
    .default('on')
    .describe(
      'readers’ browsers cache the pieces that they save, and the last ten that they read, for reading without a network; `off` removes the service worker and its caches',
    ),
  READ_COUNTS: z
    .enum(['on', 'off'], 'on or off')
    .default('on')
    .describe(
      'pages that readers open are counted by day, and links that lead them nowhere, [without anything about who reads](contracts/backend.md#post-apireads); `off` counts nothing',
    ),
  AD_SCRIPT_URL: adScript
    .optional()
    .describe(
      'the ad network’s script, loaded late; unset, slots carry our own advertisements and nobody is asked for anything',
    ),
  AD_SCRIPT_INTEGRITY: integrity
    .optional()
    .describe('the hashes it must have one of (`sha384-…`); another script does not run'),
  AD_ADAPTER: adAdapter
    .default('queue')
    .describe(
      'how slots reach the network: `queue` (its own script takes them), `gpt` (Google Publisher Tag), `iframe` (a sandboxed frame each, no script); [ad slots](contracts/ad-slots.md)',
    ),
  AD_SLOT_PATTERN: z
    .string()
    .optional()
    .describe(
      'for `gpt` the path of a slot’s ad unit (`/1234567/nest/{id}`), for `iframe` the address of its frame (`https://ads.example/frame?slot={id}`)',
    ),
  AD_ORIGINS: origins
    .default([])
    .describe(
      'with a network: the other origins that its scripts, calls, pictures and frames come from (`https://img.ads.example,https://cdn.ads.example`); what is not named is not loaded',
    ),
  CONSENT: consent
    .optional()
    .describe(
      '`required`: readers are asked before anything of the ad network loads, and may change their answer on `/privacy`',
    ),
  OWNER_FILE: z
    .string()
    .optional()
    .describe(
      'path of a JSON file with the owner’s ids and addresses ([README](../README.md#make-it-yours)); unset, those of the brand',
    ),
  NEWSLETTER: flag
    .default(false)
    .describe(
      '1 where the backend has a newsletter: the sign-up forms are then posted; `start` sets it where `MAIL_URL` is given',
    ),
});

const secrets = ['BLOG_API_TOKEN', 'BLOG_KEY'];

/** How the posts of another system are asked for. */
export interface BlogSystemSettings {
  system: BlogSystem;
  key?: string;
  table: string;
}

/** The settings of the running server, parsed. */
export interface Settings {
  port: number;
  host: string;
  /** Public origin: canonical links, social cards, sitemap. */
  siteUrl: string;
  /** Host names of this site, without ports. Any other Host counts as the first. */
  siteHosts: string[];
  /** Whether the hosts below the site's use TLS, too, so that HSTS may include them. For a site with TLS. */
  hstsSubdomains: boolean;
  backendUrl: string;
  /** The origin of the blog, if it differs. */
  blogUrl: string;
  /** The system that keeps the posts, if it is another one; its calls go to `blogUrl`. */
  blogSystem?: BlogSystemSettings;
  /**
   * Whether the posts come from a server that is not our backend: it is slower, and their pictures are on
   * other servers.
   */
  foreignBlog: boolean;
  /** The timeout of a blog call with all attempts, in milliseconds. */
  blogTimeoutMs: number;
  /** How long a reader waits for a new page while an outdated one is cached, in milliseconds. */
  blogPatienceMs: number;
  blogApiToken: string;
  /** How long backend answers and pages with them are fresh; 0 turns all of these caches off. */
  blogCacheTtlMs: number;
  /** How many uncached requests an address may make per second; 0 for no limit. */
  rateLimit: number;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
  /** Caching proxies, which are purged when the posts have changed. */
  proxies: readonly string[];
  /** Whether the proxy in front passes on early hints (103). */
  earlyHints: boolean;
  /** Whether readers' browsers cache pages; `off` deletes their caches. */
  offline: 'on' | 'off';
  /** Whether reads are counted, by page and day. */
  readCounts: boolean;
  /** The ad network; without one, slots show house ads. */
  ads?: AdsConfig;
  /** The origins of its script or frames, and of their content. */
  adOrigins: string[];
  /** Whether the backend has a newsletter, to which the forms are posted. */
  newsletter: boolean;
  /** The values that this copy's owner changes from the brand's. */
  owner: OwnerChanges;
  /** The maximum number of open connections. */
  maxConnections: number;
  /** Where Prometheus reads the metrics; without a port they are off. */
  metrics?: { port: number; host: string };
  logLevel: z.output<typeof logLevel>;
}

/**
 * Reads the environment. Throws a `SettingsError` for the first wrong value; an empty value counts as unset.
 */
export function parseSettings(environment: Environment): Settings {
  const values = readSettings(variables, environment, secrets);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    siteHosts: values.SITE_HOSTS ?? [new URL(siteUrl).hostname],
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    backendUrl: values.BACKEND_URL,
    ...blogOf(values, siteUrl),
    ...blogSystemOf(values),
    blogApiToken: values.BLOG_API_TOKEN,
    blogCacheTtlMs: values.BLOG_CACHE_TTL_MS,
    rateLimit: values.RATE_LIMIT,
    trustedProxies: values.TRUST_PROXY,
    proxies: values.PURGE_URLS,
    earlyHints: values.EARLY_HINTS,
    offline: values.OFFLINE,
    readCounts: values.READ_COUNTS === 'on',
    ...adsOf(values),
    owner: values.OWNER_FILE === undefined ? {} : readOwner(values.OWNER_FILE, environment['INIT_CWD']),
    newsletter: values.NEWSLETTER,
    maxConnections: values.MAX_CONNECTIONS,
    ...(values.METRICS_PORT !== undefined && {
      metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST },
    }),
    logLevel: values.LOG_LEVEL,
  };
}

/** Returns a sentence for each variable that looks like a misspelt setting. */
export const misspelt = (environment: Environment): string[] => misspeltSettings(variables, environment);

type Values = z.output<typeof variables>;

/** Returns the settings of the blog. The address decides whether it is foreign, not the variable. */
function blogOf({ BACKEND_URL, BLOG_URL = BACKEND_URL, BLOG_TIMEOUT_MS }: Values, siteUrl: string) {
  const isBackend = isSameAddress(BLOG_URL, BACKEND_URL);
  const foreignBlog = !isBackend || !isOwnAddress(BLOG_URL, siteUrl);
  return {
    blogUrl: isBackend ? BACKEND_URL : BLOG_URL,
    foreignBlog,
    // A Supabase function may take seconds to wake up.
    blogTimeoutMs: BLOG_TIMEOUT_MS ?? (foreignBlog ? 8_000 : 2_500),
    // Our own backend reports changes of posts, so a new page is worth a wait.
    blogPatienceMs: foreignBlog ? 300 : 3_000,
  };
}

/** Returns the other system that keeps the posts, if there is one. */
function blogSystemOf({ BLOG_SOURCE: system, BLOG_URL, BLOG_KEY: key, BLOG_TABLE: table }: Values) {
  if (system === 'daily-nest') return {};
  if (BLOG_URL === undefined)
    throw new SettingsError(
      `BLOG_SOURCE is ${system}, so BLOG_URL must be the address of that site, for example BLOG_URL=https://blog.example.`,
    );
  if (key === undefined && system !== 'wordpress')
    throw new SettingsError(`BLOG_SOURCE is ${system}, which asks for a public key: set BLOG_KEY.`);
  return { blogSystem: { system, table, ...(key !== undefined && { key }) } };
}

/** Reads the owner's file. A relative path starts in the folder of the command, which pnpm passes on. */
function readOwner(path: string, folder = ''): OwnerChanges {
  const file = resolve(folder, path);
  try {
    return parseOwner(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof OwnerError) throw new SettingsError(`OWNER_FILE ${file}: ${error.message}`);
    throw new SettingsError(
      `OWNER_FILE must be the path of a JSON file, but ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}
