import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  base,
  connections,
  type Environment,
  flag,
  hostNames,
  logLevel,
  milliseconds,
  misspeltSettings,
  origin,
  origins,
  port,
  readSettings,
  SettingsError,
  token,
  wholeNumber,
} from '@daily-nest/server/settings';
import * as z from 'zod';
import type { AdsConfig } from '../app/data/ads-config.ts';
import { OwnerError, parseOwner } from '../app/data/brand-owner.ts';
import type { OwnerChanges } from '../app/data/owner.ts';
import { adAdapter, adScript, adsOf, consent, integrity } from './ad-settings.ts';
import { trustedProxies, type TrustedProxies } from '@daily-nest/server/client-address';
import { isOwnAddress, isSameAddress } from './own-address.ts';

/** One setting per variable. */
const variables = z.object({
  // 0 lets the system choose one, for tests.
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: origin.optional(),
  BACKEND_URL: base.default('http://127.0.0.1:8787'),
  BLOG_URL: base.optional(),
  BLOG_TIMEOUT_MS: wholeNumber(100, 10_000, 'a whole number of milliseconds from 100 to 10000').optional(),
  BLOG_API_TOKEN: token.default('public-anon-key'),
  SITE_HOSTS: hostNames.optional(),
  HSTS_SUBDOMAINS: flag.default(true),
  BLOG_CACHE_TTL_MS: milliseconds.default(60_000),
  RATE_LIMIT: wholeNumber(0, 10_000, 'a whole number of requests from 0 to 10000').default(10),
  TRUST_PROXY: trustedProxies.default(0),
  PURGE_URLS: origins.default([]),
  EARLY_HINTS: flag.default(false),
  OFFLINE: z.enum(['on', 'off'], 'on or off').default('on'),
  READ_COUNTS: z.enum(['on', 'off'], 'on or off').default('on'),
  AD_SCRIPT_URL: adScript.optional(),
  AD_SCRIPT_INTEGRITY: integrity.optional(),
  AD_ADAPTER: adAdapter.default('queue'),
  AD_SLOT_PATTERN: z.string().optional(),
  AD_ORIGINS: origins.default([]),
  CONSENT: consent.optional(),
  OWNER_FILE: z.string().optional(),
  NEWSLETTER: flag.default(false),
  MAX_CONNECTIONS: connections.default(10_000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: logLevel.default('info'),
});

const secrets = ['BLOG_API_TOKEN'];

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
  /** The origin of the two blog calls, if it differs. */
  blogUrl: string;
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
