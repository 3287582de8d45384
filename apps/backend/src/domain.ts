import { isIP } from 'node:net';
import * as z from 'zod';

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

function isHostName(text: string): boolean {
  return text.length <= 253 && text.split('.').every((part) => label.test(part));
}

/** Returns a host name in lower case, without a leading `www.` and a trailing dot. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** The schema of a post's domain. */
export const domainName = (message: string) => z.string().transform(plain).refine(isHostName, message);

/**
 * Returns the domain whose posts a site shows: its host name without `www.`, or `fallback` for localhost and
 * IP addresses. Undefined if the text is not a host.
 */
export function siteDomain(host: string, fallback: string): string | undefined {
  const name = plain(host.replace(/^(\[[^\]]*\]|[^:]*):\d+$/, '$1'));
  const address = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return fallback;
  return isHostName(name) ? name : undefined;
}
