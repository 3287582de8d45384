import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { OwnerError, parseOwner } from '../app/data/brandOwner.ts';
import type { OwnerChanges } from '../app/data/owner.ts';
import { parseTrustedProxies, type TrustedProxies } from './limits/client-address.ts';

const port = wholeNumber('a whole number from 0 to 65535', 65_535);

const milliseconds = wholeNumber('a whole number of milliseconds, 0 or more', Number.MAX_SAFE_INTEGER);

/** Each connection takes a file of the system, and so does each call to the backend. */
const connections = wholeNumber('a whole number from 1 to 1000000', 1_000_000).refine(
  (count) => count > 0,
  'a whole number from 1 to 1000000',
);

const address = z.string().refine(isHttpUrl, 'an address that starts with http:// or https://');

/** An origin: scheme and host, and no path, because everything is appended to it. */
const origin = address
  .refine(
    (text) => !isHttpUrl(text) || /^\/?$/.test(new URL(text).pathname + new URL(text).search),
    'an origin without a path, such as https://example.org',
  )
  .transform((text) => new URL(text).origin);

/** Where a backend is. It may lie under a path of its host. */
const base = address.transform((text) => text.replace(/\/+$/, ''));

const hosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (names) => names.length > 0 && names.every(isHostName),
    'host names separated by commas, such as example.org,www.example.org',
  )
  .transform((names) => names.map((name) => new URL(`http://${name}`).hostname));

const proxies = z.string().transform((text, context) => {
  const trusted = parseTrustedProxies(text);
  if (trusted !== undefined) return trusted;
  context.addIssue({
    code: 'custom',
    message: 'a number of proxies from 0 to 9, or their addresses such as 10.0.0.0/8,127.0.0.1',
  });
  return z.NEVER;
});

/** One variable each: what it must look like, and whether it may be left out. */
const variables = {
  PORT: port.optional(),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  BACKEND_URL: base.optional(),
  BLOG_URL: base.optional(),
  BLOG_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a token without spaces')
    .optional(),
  SITE_HOSTS: hosts.optional(),
  BLOG_CACHE_TTL_MS: milliseconds.optional(),
  RATE_LIMIT: wholeNumber('a whole number of requests from 0 to 10000', 10_000).optional(),
  TRUST_PROXY: proxies.optional(),
  AD_SCRIPT_URL: address.transform((text) => new URL(text).href).optional(),
  OWNER_FILE: z.string().optional(),
  MAX_CONNECTIONS: connections.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .optional(),
};

/** What the running server was told, ready to use. */
export interface Settings {
  port: number;
  host: string;
  /** Public origin: canonical links, social cards, sitemap. */
  siteUrl: string;
  /** Host names this site answers to, without ports. Any other Host is treated as the first. */
  siteHosts: string[];
  backendUrl: string;
  /** Origin of the two blog calls, where it is another. */
  blogUrl: string;
  blogApiToken: string;
  /** How long backend answers and pages made of them are fresh; 0 turns every such cache off. */
  blogCacheTtlMs: number;
  /** How many requests that must be worked on one address may make in a second; 0: as many as it likes. */
  rateLimit: number;
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: TrustedProxies;
  /** The ad network's script; empty: labelled placeholders only. */
  adScriptUrl: string;
  /** What the owner of this copy says differently from the brand. */
  owner: OwnerChanges;
  /** How many connections readers may hold open at once. */
  maxConnections: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A setting that cannot be used. Its message is one sentence for the person who started the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the environment. Throws a `SettingsError` on the first wrong value; an empty value counts as unset. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(variables).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = z.object(variables).safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new SettingsError(`${name} must be ${issue.message}, but it is "${given[name]}".`);
  }
  const values = parsed.data;
  const port = values.PORT ?? 3000;
  const siteUrl = values.SITE_URL ?? `http://localhost:${port}`;
  const backendUrl = values.BACKEND_URL ?? 'http://127.0.0.1:8787';
  return {
    port,
    host: values.HOST ?? '127.0.0.1',
    siteUrl,
    siteHosts: values.SITE_HOSTS ?? [new URL(siteUrl).hostname],
    backendUrl,
    blogUrl: values.BLOG_URL ?? backendUrl,
    blogApiToken: values.BLOG_API_TOKEN ?? 'public-anon-key',
    blogCacheTtlMs: values.BLOG_CACHE_TTL_MS ?? 60_000,
    rateLimit: values.RATE_LIMIT ?? 10,
    trustedProxies: values.TRUST_PROXY ?? 0,
    adScriptUrl: values.AD_SCRIPT_URL ?? '',
    owner: values.OWNER_FILE === undefined ? {} : readOwner(values.OWNER_FILE, environment['INIT_CWD']),
    maxConnections: values.MAX_CONNECTIONS ?? 10_000,
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

/** Reads the owner's file. A relative path starts where the command was given; pnpm says where that was. */
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

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function isHostName(name: string): boolean {
  return /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/i.test(name) && URL.canParse(`http://${name}`);
}

function wholeNumber(meaning: string, most: number) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) <= most, meaning)
    .transform(Number);
}
