import { serveLocally } from '@daily-nest/testing/local-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hang, json, reportsTo, startBackend } from './testing/backend.test-support.ts';
import { rawRequest } from './testing/raw-request.ts';
import { openSite } from './testing/site.ts';
import { Reads } from './reads.ts';

interface Report {
  domain: string;
  reads: { path: string; times: number }[];
  failed: { path: string; source: string; times: number }[];
}

let backend: Awaited<ReturnType<typeof startBackend>>;
let reported: Report[];

beforeEach(async () => {
  reported = [];
  backend = await startBackend(noting(202));
});
afterEach(() => backend.stop());

/** A backend that records what is reported and answers with a status. */
const noting = (status: number) =>
  reportsTo('/api/reads', (report) => reported.push(report as Report), status);

const reader = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
};

type Asked = [path: string, headers?: Record<string, string>, method?: string];

/** Returns what a site has reported after these requests, once it is closed: reads and failed links. */
async function reportedBy(asked: Asked[], settings: Record<string, string> = {}) {
  const site = await openSite({ BACKEND_URL: backend.url, RATE_LIMIT: '1000', ...settings });
  for (const [path, headers, method = 'GET'] of asked)
    await rawRequest(site.url, path, { ...reader, ...headers }, method);
  await site.close();
  return {
    reads: reported.flatMap(({ reads }) => reads.map(({ path, times }) => `${path} ${times}`)),
    failed: reported.flatMap(({ failed }) =>
      failed.map(({ path, source, times }) => `${path} ${source} ${times}`),
    ),
  };
}

describe('a page that a reader opens', () => {
  it('counts by its address alone, whether it was ready or made for the reader', async () => {
    const { reads } = await reportedBy([
      ['/faq'],
      ['/faq?utm_source=a-letter'],
      ['/search?q=fever'],
      ['/', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }],
      ['/faq.data', { 'sec-fetch-mode': 'cors' }],
      ['/_.data', { 'sec-fetch-mode': 'cors' }],
    ]);
    expect(reads.toSorted()).toEqual(['/ 2', '/faq 3', '/search 1']);
    expect(JSON.stringify(reported)).not.toMatch(/utm|fever|iPhone|127\.0\.0\.1/);
  });

  it('counts on the fast path of ready pages, too', async () => {
    const site = await openSite({ BACKEND_URL: backend.url });
    const { url, close } = await serveLocally(site.site.listener);
    const { headers } = await rawRequest(url, '/faq', reader);
    for (let times = 0; times < 3; times += 1) await rawRequest(url, '/faq', reader);
    await rawRequest(url, '/faq', { ...reader, 'if-none-match': headers.etag! });
    await rawRequest(url, '/faq', { ...reader, 'user-agent': 'curl/8.0' });
    await close();
    await site.close();
    expect(reported.flatMap(({ reads }) => reads)).toEqual([{ path: '/faq', times: 5 }]);
  });

  it.each<[string, Asked]>([
    ['for its headers alone', ['/faq', {}, 'HEAD']],
    ['of a crawler', ['/faq', { 'user-agent': 'Mozilla/5.0 (Googlebot/2.1)' }]],
    ['of a program', ['/faq', { 'user-agent': 'curl/8.0' }]],
    ['ahead of a reader', ['/faq', { 'sec-purpose': 'prefetch;prerender' }]],
    ['for the service worker', ['/faq', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }]],
    ['in a frame', ['/faq', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }]],
    ['with Global Privacy Control', ['/faq', { 'sec-gpc': '1' }]],
    ['that is a file', ['/robots.txt']],
    ['that is a feed', ['/feed.xml']],
    ['that is a call', ['/api/feeds/parenting?domain=localhost']],
    ['that is a redirect', ['/faq/']],
  ])('does not count %s', async (_name, [path, headers, method]) => {
    const site = await openSite({ BACKEND_URL: backend.url });
    await rawRequest(site.url, path, { ...reader, ...headers }, method);
    await site.close();
    expect(reported).toEqual([]);
  });

  it('does not count where its owner wants no counts', async () => {
    expect(await reportedBy([['/faq'], ['/nothing']], { READ_COUNTS: 'off' })).toEqual({
      reads: [],
      failed: [],
    });
  });

  it('is answered as fast while the backend accepts no report', async () => {
    backend.answerWith((request, response) =>
      (request.method === 'POST' ? hang : json({ results: [] }))(request, response),
    );
    const started = performance.now();
    await reportedBy([['/faq'], ['/about']]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('a link that leads nowhere', () => {
  it('counts with the page of the site that has it', async () => {
    const site = { referer: 'https://news.example/blog/a?x=1' };
    const { failed, reads } = await reportedBy([
      ['/articles/gone', site],
      ['/articles/gone.data', site],
      ['/articles/gone', { referer: 'https://elsewhere.example/a-page' }],
      ['/old-page'],
    ]);
    expect(failed.toSorted()).toEqual(['/articles/gone  1', '/articles/gone /blog/a 2', '/old-page  1']);
    expect(reads).toEqual([]);
  });

  it('is not stored if it may have something of somebody', async () => {
    const { failed } = await reportedBy([
      ['/mail/a@example.org'],
      ['/call/2125550123'],
      ['/%66oo'],
      [`/${'a'.repeat(150)}`],
      ['/wp-login.php'],
    ]);
    expect(failed).toEqual([]);
  });

  it('counts ten times for an address that invents them', async () => {
    const { failed } = await reportedBy(
      Array.from({ length: 30 }, (_, place): Asked => [`/nothing-${place}x`]),
    );
    expect(failed).toHaveLength(10);
  });
});

const settings = () => ({ backendUrl: backend.url, readCounts: true, siteHosts: ['news.example'] });
const open = (reads: Reads, url: string, status = 200) =>
  reads.answered({
    method: 'GET',
    url,
    status,
    headerOf: (name) => (name === 'user-agent' ? 'Mozilla/5.0' : null),
  });
const sums = () => {
  const all = new Map<string, number>();
  for (const { reads } of reported)
    for (const { path, times } of reads) all.set(path, (all.get(path) ?? 0) + times);
  return Object.fromEntries(all);
};

describe('reports of reads', () => {
  it('lose nothing and count nothing twice while the backend fails', async () => {
    backend.answerWith(json({}, 503));
    const reads = new Reads({ settings: settings(), pauseMs: 10, againMs: 10 });
    open(reads, '/faq');
    await new Promise((resolve) => setTimeout(resolve, 60));
    open(reads, '/faq');
    open(reads, '/about');
    backend.answerWith(noting(202));
    await expect.poll(sums).toEqual({ '/faq': 2, '/about': 1 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    // What was reported waits no longer.
    expect(sums()).toEqual({ '/faq': 2, '/about': 1 });
    expect(reported.flatMap((report) => report.reads).every(({ times }) => times > 0)).toBe(true);
    open(reads, '/faq');
    await reads.close();
    expect(sums()).toEqual({ '/faq': 3, '/about': 1 });
    expect(reported[0]!.domain).toBe('news.example');
  });

  it('have a limit, whatever is asked for', async () => {
    const reads = new Reads({ settings: settings(), pauseMs: 60_000 });
    for (let place = 0; place < 2_000; place += 1) {
      open(reads, `/page-${place}`);
      open(reads, `/wrong-${place % 10}-${place}a`, 404);
    }
    open(reads, '/"{}', 200);
    await reads.close();
    expect(reported).toHaveLength(1);
    expect(reported[0]!.reads).toHaveLength(1_000);
    expect(reported[0]!.failed).toHaveLength(50);
  });
});
