import { type Answer, ask } from './ask.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const slowMs = 1000;

/** Pages of each kind: prerendered, with the backend's posts, search, wall, sitemap. */
const pages = ['/', '/blog', '/search?q=sleep', '/local-news', '/sitemap.xml'];

/** Returns the findings about the site at `url`, where `siteUrl` is its address in links. */
export async function examineSite(url: string, siteUrl: string): Promise<Finding[]> {
  const alive = await ask(`${url}/healthz`);
  if (typeof alive === 'string')
    return [
      bad(`The site at ${url}: ${alive}.`, 'pnpm start; or say where it is: PORT and HOST, or its address.'),
    ];
  const host = new URL(siteUrl).host;
  const answers = await Promise.all(
    pages.map(async (path) => [path, await ask(url + path, { host })] as const),
  );
  return answers.map(([path, answer]) => page(path, answer));
}

function page(path: string, answer: Answer | string): Finding {
  if (typeof answer === 'string') return bad(`${path}: ${answer}.`, 'The log of the site.');
  if (answer.status !== 200)
    return bad(
      `${path} answers ${answer.status}.`,
      'Lines "page failed" in the log of the site, by requestId.',
    );
  const stale =
    answer.headers.get('x-cache') === 'stale-if-error' ? ', from the cache because the backend fails' : '';
  if (stale) return warning(`${path} is shown${stale}.`, 'See what is said of the backend.');
  return answer.ms > slowMs
    ? warning(`${path} takes ${answer.ms} ms.`, 'The first reader of a page waits for it; look again.')
    : good(`${path} in ${answer.ms} ms.`);
}

const isLoopback = (siteUrl: string) => ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);

/** Returns whether the address is a public one. */
export function examineAddress(siteUrl: string): Finding[] {
  if (isLoopback(siteUrl))
    return [
      warning(
        `Links, cards and the sitemap name ${siteUrl}.`,
        'In public: SITE_URL, the address that readers type.',
      ),
    ];
  return siteUrl.startsWith('https:')
    ? []
    : [warning(`${siteUrl} is not https.`, 'Browsers ask for it; HSTS is sent only then.')];
}

/** Returns whether a public site trusts the proxies in front of it. */
export function examineProxies(siteUrl: string, trustProxy: string | undefined): Finding[] {
  if (isLoopback(siteUrl) || trustProxy !== undefined) return [];
  return [
    warning(
      'TRUST_PROXY is not set: behind a proxy all readers share one limit.',
      'The number of proxies in front of the site, or their addresses.',
    ),
  ];
}

/** Returns what the site at `url` reports about its backend. A proxy may hide it. */
export async function examineBackendOf(url: string): Promise<Finding[]> {
  const answer = await ask(`${url}/readyz`);
  // That the site is down was reported already.
  if (typeof answer === 'string') return [];
  const state = /"backend":"([a-z ]+)"/.exec(answer.text)?.[1];
  if (state === undefined)
    return [
      warning(
        'The site does not say here how its backend is.',
        'Run this command without an address on the machine of the backend.',
      ),
    ];
  return [
    state === 'ready'
      ? good('Its backend is ready.')
      : bad(`Its backend is ${state}.`, 'BACKEND_URL of the site, and the log of the backend.'),
  ];
}
