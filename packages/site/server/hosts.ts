/**
 * Returns the site's host of a request. An unknown Host header counts as the first host, so that a forged one
 * is neither echoed nor cached. Ports are ignored.
 */
export function knownHost(header: string | undefined, siteHosts: readonly string[]): string {
  const first = siteHosts[0] ?? 'localhost';
  if (header !== undefined && siteHosts.includes(header)) return header;
  if (header === undefined || /[^\w.:[\]-]/.test(header)) return first;
  const url = `http://${header}`;
  if (!URL.canParse(url)) return first;
  const name = new URL(url).hostname;
  return siteHosts.includes(name) ? name : first;
}

/** Returns whether an `Origin` is the site's: one of its hosts, or the requested one. */
export function isOwnOrigin(origin: string, asked: string | null, siteHosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return siteHosts.includes(hostname) || (host !== '' && host === asked);
}

/** Returns the domain whose posts a host shows: the host without a leading "www.". */
export function domainOf(host: string): string {
  return host.replace(/^www\./, '');
}
