import * as z from 'zod';

// Each message ends the sentence "PORT must be …".

/** A whole number within bounds, written in digits alone: neither 1e3 nor 0x10 is what somebody meant. */
export function wholeNumber(
  least: number,
  most: number,
  meaning = `a whole number from ${least} to ${most}`,
) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, meaning)
    .transform(Number);
}

/** A TCP port to listen on. */
export const port = wholeNumber(1, 65_535);

/** An address of the web. */
export const httpUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    'an address that starts with http:// or https://',
  );

/** Where a service is. It may lie under a path of its host; slashes at the end are left out. */
export const base = httpUrl.transform((text) => text.replace(/(?<!\/)\/+$/, ''));

/** Scheme and host and no path, because everything is appended to it. */
export const origin = httpUrl
  .refine((text) => {
    if (!URL.canParse(text)) return true;
    const { pathname, search } = new URL(text);
    return pathname + search === '/';
  }, 'an origin without a path, such as https://example.org')
  .transform((text) => new URL(text).origin);

/** Origins, separated by commas or white space. Each is one: a pattern, or a scheme alone, would name more than somebody knows. */
export const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (names) =>
      names.length > 0 && names.every((name) => origin.safeParse(name).success && !name.includes('*')),
    'origins separated by commas, such as https://ads.example.com,https://img.example.com',
  )
  .transform((names) => names.map((name) => new URL(name).origin));

/** Host names, separated by commas or white space, as browsers write them and without ports. */
export const hostNames = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (names) => names.length > 0 && names.every(isHostName),
    'host names separated by commas, such as example.org,www.example.org',
  )
  .transform((names) => names.map((name) => new URL(`http://${name}`).hostname));

/** A bearer credential, as RFC 6750 writes it. */
export const token = z.string().regex(/^[\w.~+/=-]+$/, 'letters, digits and the signs . _ ~ + / = -');

/** 1 for yes, 0 for no. */
export const flag = z.enum(['0', '1'], '0 or 1').transform((text) => text === '1');

/** A length of time. */
export const milliseconds = wholeNumber(
  0,
  Number.MAX_SAFE_INTEGER,
  'a whole number of milliseconds, 0 or more',
);

/** How many connections a server may hold: each takes a file of the system, and so does each call it makes. */
export const connections = wholeNumber(1, 1_000_000);

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What pino writes, and everything that weighs more. */
export const logLevel = z.enum(levels, `one of ${levels.join(', ')}`);

function isHostName(name: string): boolean {
  return /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/i.test(name) && URL.canParse(`http://${name}`);
}
