import ipaddr from 'ipaddr.js';
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

/** The address must not be requested: it is not http(s), or in a private network. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

export interface AddressRules {
  /** Whether 127.0.0.1 and ::1 are allowed, for tests. Other private addresses are never allowed. */
  allowLoopback: boolean;
  /** All addresses of a host name. @default asks DNS */
  resolve?: (host: string) => Promise<string[]>;
}

/** Returns whether an address is public: not loopback, private, link-local, shared or reserved. */
export function isPublicAddress(
  address: string,
  { allowLoopback }: Pick<AddressRules, 'allowLoopback'>,
): boolean {
  if (!ipaddr.isValid(address)) return false;
  // ::ffff:10.0.0.1 is 10.0.0.1.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowLoopback && range === 'loopback');
}

/** Throws if a URL must not be requested. Host names are checked when they are resolved. */
export function refuseBadUrl(url: URL, rules: AddressRules) {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new AddressRefusedError(`${url.protocol} is not a web address.`);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isPublicAddress(host, rules))
    throw new AddressRefusedError(`${host} is not a public address.`);
}

/**
 * Returns a lookup function that resolves names to public addresses only. The connection uses the checked
 * address, so that a second DNS answer cannot replace it.
 */
export function publicLookup(rules: AddressRules): LookupFunction {
  return (host, options, answer) => {
    async function give() {
      const found = await publicAddresses(host, rules).catch((error: NodeJS.ErrnoException) => error);
      if (found instanceof Error) answer(found, '', 0);
      else if (options.all) answer(null, found);
      else answer(null, found[0].address, found[0].family);
    }
    void give();
  };
}

async function publicAddresses(
  host: string,
  rules: AddressRules,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const found = await (rules.resolve ?? askDns)(host);
  const [first, ...others] = found
    .filter((address) => isPublicAddress(address, rules))
    .map((address) => ({ address, family: isIP(address) }));
  if (first) return [first, ...others];
  throw new AddressRefusedError(`${host} has no ${found.length > 0 ? 'public ' : ''}address.`);
}

/**
 * Asks the name servers directly. The system's resolver shares four threads with file access, and without a
 * network it would block all of them.
 */
async function askDns(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
