import { type Answer, ask } from './ask.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const slowMs = 1000;

/** Pages that stand for the others: prepared, from the backend, searched. */
const pages = ['/', '/blog', '/search?q=sleep', '/local-news', '/sitemap.xml'];

export interface Site {
  /** Where it listens. */
  url: string;
  /** What it calls itself in links. */
  siteUrl: string;
  trustProxy: string | undefined;
}

/** What is to be said of the site. */
export async function examineSite({ url, siteUrl, trustProxy }: Site): Promise<Finding[]> {
  const alive = await ask(`${url}/healthz`);
  if (typeof alive === 'string')
    return [bad(`The site at ${url}: ${alive}.`, 'pnpm start; or say where it is: PORT and HOST.')];
  const host = new URL(siteUrl).host;
  const answers = await Promise.all(
    pages.map(async (path) => [path, await ask(url + path, { host })] as const),
  );
  return [...answers.map(([path, answer]) => page(path, answer)), ...address(siteUrl, trustProxy)];
}

function page(path: string, answer: Answer | string): Finding {
  if (typeof answer === 'string') return bad(`${path}: ${answer}.`, 'The log of the site.');
  if (answer.status !== 200)
    return bad(
      `${path} answers ${answer.status}.`,
      'Lines "page failed" in the log of the site, by requestId.',
    );
  const kept =
    answer.headers.get('x-cache') === 'stale-if-error' ? ', kept from before because the backend fails' : '';
  if (kept) return warning(`${path} is shown${kept}.`, 'See what is said of the backend.');
  return answer.ms > slowMs
    ? warning(`${path} takes ${answer.ms} ms.`, 'The first reader of a page waits for it; look again.')
    : good(`${path} in ${answer.ms} ms.`);
}

function address(siteUrl: string, trustProxy: string | undefined): Finding[] {
  const { hostname, protocol } = new URL(siteUrl);
  if (hostname === 'localhost' || hostname === '127.0.0.1')
    return [
      warning(
        `Links, cards and the sitemap name ${siteUrl}.`,
        'In public: SITE_URL, the address that readers type.',
      ),
    ];
  return [
    ...(protocol === 'https:'
      ? []
      : [warning(`${siteUrl} is not https.`, 'Browsers ask for it; HSTS is sent only then.')]),
    ...(trustProxy === undefined
      ? [
          warning(
            'TRUST_PROXY is not set: behind a proxy all readers share one limit.',
            'The number of proxies in front of the site, or their addresses.',
          ),
        ]
      : []),
  ];
}
