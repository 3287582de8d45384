import { BlockList, isIP } from 'node:net';

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv4');
privateRanges.addAddress('::1', 'ipv6');
privateRanges.addSubnet('fc00::', 7, 'ipv6');
privateRanges.addSubnet('fe80::', 10, 'ipv6');

/** Host names of private networks only. */
const privateName = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa|svc)$/;

/** Returns the normalized host of an address. */
function hostOf(url: string): string {
  return new URL(url).hostname.replaceAll(/[[\]]|\.$/g, '');
}

/**
 * Returns whether a server is the owner's: on this machine, in a private network, or below the site's own
 * name.
 */
export function isOwnAddress(url: string, siteUrl: string): boolean {
  const host = hostOf(url);
  const version = isIP(host);
  if (version > 0) return privateRanges.check(host, version === 4 ? 'ipv4' : 'ipv6');
  const site = hostOf(siteUrl).replace(/^www\./, '');
  return privateName.test(host) || host === site || host.endsWith(`.${site}`);
}

/** Returns whether two addresses are the same, including the names of this machine. */
export function isSameAddress(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(address: string): string {
  const url = new URL(address);
  const host = hostOf(address);
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return `${url.protocol}//${isLoopback ? 'loopback' : host}:${url.port}${url.pathname.replace(/\/$/, '')}`;
}
