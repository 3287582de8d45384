/**
 * Which of the site's hosts a request is for. A Host header that is not one of them is treated as the first,
 * so that a forged one can neither be echoed nor fill a cache. Ports do not count.
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

/** Whether an `Origin` is the site's: it names one of its hosts, or the one that was asked. */
export function isOwnOrigin(origin: string, asked: string | null, siteHosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return siteHosts.includes(hostname) || (host !== '' && host === asked);
}

/** The domain whose posts a host shows: the host without a leading "www.". */
export function domainOf(host: string): string {
  return host.replace(/^www\./, '');
}
