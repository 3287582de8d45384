import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admitAll } from './limits/admit.ts';
import { hang, json, reportsTo, startBackend } from './testing/backend.test-support.ts';
import { openSite } from './testing/site.ts';
import { UnansweredSearches } from './unanswered.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
let reported: string[][];

beforeEach(async () => {
  reported = [];
  backend = await startBackend(noting(202));
});
afterEach(() => backend.stop());

/** A backend that records what is reported and answers with a status. */
const noting = (status: number) =>
  reportsTo(
    '/api/search/unanswered',
    (report) => reported.push((report as { queries: string[] }).queries),
    status,
  );

const agent = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
};

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Returns the searches that a site has reported after these requests, once it is closed. */
async function reportedBy(
  requests: [path: string, init?: Asked][],
  settings: Record<string, string> = {},
): Promise<string[]> {
  const site = await openSite({ BACKEND_URL: backend.url, ...settings });
  for (const [path, { headers, ...init } = {}] of requests) {
    const answer = await fetch(site.url + path, { ...init, headers: { ...agent, ...headers } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
  await site.close();
  return reported.flat();
}

describe('a search on the site', () => {
  it('that no page answers is reported, from a page and from the running application', async () => {
    expect(await reportedBy([['/search?q=Grommet+flanges'], ['/search.data?q=widget+flanges']])).toEqual([
      'Grommet flanges',
      'widget flanges',
    ]);
  });

  it.each<[string, string, Asked?]>([
    ['that a page answers', '/search?q=fever'],
    ['that is an emergency', '/search?q=my+baby+is+choking+on+a+grommet'],
    ['for nothing', '/search?q='],
    ['of one kind of results', '/search?q=grommet+flanges&in=blog'],
    ['while a reader types', '/search/suggestions?q=grommet+flanges'],
    ['ahead of a reader', '/search?q=grommet+flanges', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['for its headers alone', '/search?q=grommet+flanges', { method: 'HEAD' }],
    [
      'of a crawler',
      '/search?q=grommet+flanges',
      { headers: { 'user-agent': 'Mozilla/5.0 (Googlebot/2.1)' } },
    ],
    ['of a program', '/search?q=grommet+flanges', { headers: { 'user-agent': 'curl/8.0' } }],
    ['from another site', '/search?q=grommet+flanges', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['with Global Privacy Control', '/search?q=grommet+flanges', { headers: { 'sec-gpc': '1' } }],
  ])('%s is not reported', async (_name, path, init) => {
    expect(await reportedBy([[path, init]])).toEqual([]);
  });

  it('is not reported if the posts of a foreign blog, or no posts, were searched', async () => {
    expect(await reportedBy([['/search?q=grommet+flanges']], { BLOG_URL: 'http://127.0.0.1:9' })).toEqual([]);
    backend.answerWith((request, response) =>
      request.method === 'POST' ? noting(202)(request, response) : json({}, 500)(request, response),
    );
    expect(await reportedBy([['/search?q=grommet+flanges']])).toEqual([]);
  });

  it('is reported at most ten times for an address with ever new searches', async () => {
    const many = Array.from({ length: 30 }, (_, number): [string] => [`/search?q=grommet+flange+x${number}`]);
    expect(await reportedBy(many, { RATE_LIMIT: '1000' })).toHaveLength(10);
  });

  it('is answered as fast while the backend accepts no report', async () => {
    backend.answerWith((request, response) =>
      (request.method === 'POST' ? hang : json({ results: [] }))(request, response),
    );
    const started = performance.now();
    expect(await reportedBy([['/search?q=grommet+flanges'], ['/search?q=widget+flanges']])).toEqual([]);
    // The site closes in a second; two waiting searches would take five more.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('reports of unanswered searches', () => {
  const quick = { pauseMs: 10, againMs: 10 };
  const createReports = () =>
    new UnansweredSearches({ settings: { backendUrl: backend.url, blogUrl: backend.url }, ...quick });
  const search = new Request('https://news.example/search', { headers: agent });

  it('are sent as lists, and at most one list waits', async () => {
    const note = createReports().of(search, admitAll);
    for (let number = 0; number < 1_000; number += 1) note('x'.repeat(500) + number);
    await expect.poll(() => reported).toEqual([Array<string>(50).fill('x'.repeat(100))]);
    // The list is full until the answer to the last one has arrived.
    const another = () => {
      note('another');
      return reported.flat().at(-1);
    };
    await expect.poll(another).toBe('another');
  });

  it('wait for a backend that fails, and are sent once it works', async () => {
    backend.answerWith(noting(503));
    const note = createReports().of(search, admitAll);
    note('one');
    await expect.poll(() => reported.length).toBeGreaterThan(1);
    note('two');
    backend.answerWith(noting(202));
    reported = [];
    // A call during the failure may have reported only the first.
    await expect.poll(() => new Set(reported.flat())).toEqual(new Set(['one', 'two']));
  });

  it('are not sent again to a backend that rejects them or does not know the call', async () => {
    for (const status of [400, 404]) {
      reported = [];
      backend.answerWith(noting(status));
      const reports = createReports();
      reports.of(search, admitAll)('one');
      await expect.poll(() => reported).toEqual([['one']]);
      await new Promise((resolve) => setTimeout(resolve, 60));
      await reports.close();
      expect(reported).toEqual([['one']]);
    }
  });
});
