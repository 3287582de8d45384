import ipaddr from 'ipaddr.js';
import * as z from 'zod';

/**
 * Who may say whose request it is: none; so many proxies in a row, of which the last is the one that connects; or
 * proxies of these ranges.
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

/** Reads `TRUST_PROXY`: a number of hops, or addresses and CIDR ranges. Undefined when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text);
  const names = text.split(/[\s,]+/).filter(Boolean);
  if (names.length === 0) return undefined;
  const ranges = names.map(rangeOf);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/**
 * Whether they hold readers, too, whose claims would then be believed: the widest range that is nobody's on the internet is 10.0.0.0/8,
 * and fc00::/7.
 */
function holdReaders(trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return false;
  return trusted.some(([range, bits]) => bits < (range.kind() === 'ipv4' ? 8 : 7));
}

function rangeOf(name: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  if (ipaddr.isValidCIDR(name)) return ipaddr.parseCIDR(name);
  // `isValid` takes "10" and "0x7f.1" for addresses too; nobody means these.
  if (!ipaddr.IPv4.isValidFourPartDecimal(name) && !ipaddr.IPv6.isValid(name)) return undefined;
  const address = ipaddr.process(name);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/**
 * The address that a request counts for: the peer's, or, where the peer is a trusted proxy, the nearest address of
 * `X-Forwarded-For` that no trusted proxy has. What stands further left is the reader's own invention. An IPv6 reader
 * has a whole /64 and counts as that.
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

/** The /48 around an IPv6 address as `clientAddress` gives it; undefined for any other. */
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

/** An address as proxies write it, with or without a port. */
function parse(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^\s]+))\s*$/.exec(text ?? '') ?? [];
  const name = bracketed ?? plain?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1') ?? '';
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(name) || ipaddr.IPv6.isValid(name);
  return isAddress ? ipaddr.process(name) : undefined;
}
