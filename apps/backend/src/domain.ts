import { isIP } from 'node:net';
import * as z from 'zod';

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

function isHostName(text: string): boolean {
  return text.length <= 253 && text.split('.').every((part) => label.test(part));
}

/** Lower case, without a leading `www.` and a trailing dot. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** A domain that posts can belong to. */
export const domainName = (message: string) => z.string().transform(plain).refine(isHostName, message);

/**
 * Whose posts a site gets: its host name without `www.`; names of this machine and bare addresses get `fallback`.
 * Undefined when the text is no host at all.
 */
export function siteDomain(host: string, fallback: string): string | undefined {
  const name = plain(host.replace(/^(\[[^\]]*\]|[^:]*):\d+$/, '$1'));
  const address = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return fallback;
  return isHostName(name) ? name : undefined;
}
