import ipaddr from 'ipaddr.js';
import * as z from 'zod';

/**
 * The trusted proxies: none; a number of proxies in a row, of which the last one connects; or proxies of
 * these ranges.
 */
export type TrustedProxies = number | readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

/** The schema of `TRUST_PROXY`. */
export const trustedProxies = z.string().transform((text, context) => {
  const trusted = parseTrustedProxies(text);
  if (trusted !== undefined && !holdReaders(trusted)) return trusted;
  context.addIssue({
    code: 'custom',
    message:
      trusted === undefined
        ? 'a number of proxies from 0 to 9, or their addresses such as 10.0.0.0/8,127.0.0.1'
        : 'the ranges of the proxies alone, none wider than 10.0.0.0/8 or fc00::/7, because whoever is in one may claim any address',
  });
  return z.NEVER;
});

/**
 * Parses `TRUST_PROXY`: a number of hops, or addresses and CIDR ranges. Returns undefined if it is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text);
  const names = text.split(/[\s,]+/).filter(Boolean);
  if (names.length === 0) return undefined;
  const ranges = names.map(rangeOf);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/**
 * Returns whether the ranges include readers, whose headers would then be trusted. The widest private ranges
 * are 10.0.0.0/8 and fc00::/7.
 */
function holdReaders(trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return false;
  return trusted.some(([range, bits]) => bits < (range.kind() === 'ipv4' ? 8 : 7));
}

function rangeOf(name: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  if (ipaddr.isValidCIDR(name)) return ipaddr.parseCIDR(name);
  // `isValid` also accepts "10" and "0x7f.1", which nobody means.
  if (!ipaddr.IPv4.isValidFourPartDecimal(name) && !ipaddr.IPv6.isValid(name)) return undefined;
  const address = ipaddr.process(name);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/**
 * Returns the client address of a request: the peer's, or, if the peer is a trusted proxy, the last address
 * of `X-Forwarded-For` that is not a trusted proxy's. The reader may have forged everything to the left of
 * it. An IPv6 address is reduced to its /64, which one reader has.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let client = parse(peer);
  const hops = (forwardedFor ?? '').split(',').toReversed();
  for (const [passed, hop] of hops.entries()) {
    if (!client || !isTrusted(client, passed, trusted)) break;
    const next = parse(hop);
    if (!next) break;
    client = next;
  }
  if (!client) return 'unknown';
  return client.kind() === 'ipv4' ? client.toString() : networkAround(client.toString(), 64);
}

/** Returns the /48 around an IPv6 address from `clientAddress`; undefined for IPv4. */
export function networkOf(client: string): string | undefined {
  return client.endsWith('/64') ? networkAround(client.slice(0, -'/64'.length), 48) : undefined;
}

function networkAround(address: string, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, passed: number, trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return passed < trusted;
  return trusted.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}

/** Parses an address with or without a port, as proxies write it. */
function parse(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^\s]+))\s*$/.exec(text ?? '') ?? [];
  const name = bracketed ?? plain?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1') ?? '';
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(name) || ipaddr.IPv6.isValid(name);
  return isAddress ? ipaddr.process(name) : undefined;
}
