import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { MiddlewareFunction } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blog, json, startBackend } from '../testing/backend.test-support.ts';
import { loadServer } from '../testing/built-server.ts';
import { startSite } from '../testing/site.ts';

let built: Awaited<ReturnType<typeof loadServer>>;
let backend: Awaited<ReturnType<typeof startBackend>>;
/** The number of pages that the server has rendered, and the maximum at the same time. */
let made: { pages: number; most: number };

beforeAll(async () => {
  built = await loadServer();
});
beforeEach(async () => {
  backend = await startBackend(answer);
});
afterEach(() => backend.stop());

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url?.startsWith('/functions')) {
    if (request.url.includes('slug=unknown')) return json({ error: {} }, 404)(request, response);
    return blog(request, response);
  }
  json({ results: [] })(request, response);
}

async function start(environment: Record<string, string> = {}): Promise<string> {
  const counts = { pages: 0, most: 0 };
  made = counts;
  let now = 0;
  const counting: MiddlewareFunction<Response> = async (_request, next) => {
    counts.pages += 1;
    now += 1;
    counts.most = Math.max(counts.most, now);
    try {
      return await next();
    } finally {
      now -= 1;
    }
  };
  const root = built.routes['root']!;
  return startSite(
    { BACKEND_URL: backend.url, ...environment },
    {
      build: {
        ...built,
        routes: { ...built.routes, root: { ...root, module: { ...root.module, middleware: [counting] } } },
      },
    },
  );
}

/** Sends a request with an unchanged path from an address of this machine. */
function ask(url: string, path: string, { from = '127.0.0.1', ...headers }: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      httpRequest({ hostname, port, path, headers, localAddress: from }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      })
        .on('error', reject)
        .end();
    },
  );
}

const calls = (part: string) => backend.requests.filter(({ url }) => url.includes(part));
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('a malformed address renders no page', () => {
  it.each([
    ['of 15,000 slashes', `/${'/'.repeat(15_000)}`, 414],
    ['of 15,000 slashes between two letters', `/a${'/'.repeat(15_000)}a/`, 414],
    ['with a query of 14,000 letters', `/search/suggestions?q=${'ab+'.repeat(4_700)}`, 414],
    ['of the backend with a path of 3,000 letters', `/api/${'a'.repeat(3_000)}`, 414],
    ['of slashes', '/////', undefined],
    ['with doubled slashes', '/articles//x', undefined],
    ['in capital letters', '/ARTICLES', 308],
    ['of nothing', '/nowhere/7', undefined],
  ])('%s', async (_name, path, status) => {
    const url = await start();
    // They all share one page, which is rendered once.
    await ask(url, '/nowhere');
    expect(made.pages).toBe(1);
    const given = await ask(url, path);
    expect(given.status).toBe(status ?? 404);
    if (status === undefined) expect(given.text).toContain('Page Not Found');
    expect(given.headers['content-security-policy']).toBeTruthy();
    expect(made.pages).toBe(1);
    expect(backend.requests).toHaveLength(0);
  });
});

describe('a search', () => {
  const words = numbers(97).map((number) => `word${number}`);

  it('of 97 words is cut to eight, and says so', async () => {
    const url = await start();
    const { status, text } = await ask(url, `/search?q=${words.join('+')}`);
    expect(status).toBe(200);
    const [call] = calls('/api/search');
    const used = new URL(call!.url, url).searchParams.get('q')!;
    expect(used).toBe(words.slice(0, 8).join(' '));
    expect(text).toContain(`for “${used}”`);
    expect(text).not.toContain('word8');
  });

  it('for suggestions is limited, too', async () => {
    const url = await start();
    await ask(url, `/search/suggestions?q=${words.join('+')}`);
    expect(new URL(calls('/api/search')[0]!.url, url).searchParams.get('q')!.split(' ')).toHaveLength(8);
  });

  it.each(['/articles', '/faq'])('for %s uses and shows the first hundred characters', async (path) => {
    const { status, text } = await ask(await start(), `${path}?q=${'x'.repeat(5_000)}`);
    expect(status).toBe(200);
    expect(text).toContain('x'.repeat(100));
    expect(text).not.toContain('x'.repeat(101));
  });
});

describe('a missing page', () => {
  it.each(['/blog/unknown', '/cards/posts/unknown.png'])('%s is loaded once a minute', async (path) => {
    const url = await start();
    for (const _ of numbers(5)) expect((await ask(url, path)).status).toBe(404);
    expect(calls('get_details?slug=unknown')).toHaveLength(1);
  });

  it('past the end of the blog is not cached and not listed', async () => {
    const url = await start();
    for (const _ of numbers(2)) {
      const past = await ask(url, '/blog?page=999999');
      expect([past.status, past.headers['x-cache'], past.headers['cache-control']]).toEqual([
        200,
        'miss',
        'no-cache',
      ]);
      expect(past.text).toContain('content="noindex,nofollow"');
    }
    expect((await ask(url, '/blog?page=3')).text).not.toContain('noindex');
  });
});

it('does not push out the front pages, for any number of invented posts and parameters', async () => {
  const items = [{ title: 'A headline', link: 'https://outlet.example/1', outlet: 'Outlet' }];
  const wall = { topic: 'sports', updatedAt: '2026-05-01T08:00:00.000Z', stale: false, items };
  backend.answerWith((request, response) => {
    if (request.url?.startsWith('/api/feeds')) return json(wall)(request, response);
    answer(request, response);
  });
  const url = await start();
  const front = ['/blog', '/blog?page=2', '/walls/sports?view=compact', '/robots.txt'];
  for (const path of front) await ask(url, path);
  for (const number of numbers(50)) await ask(url, `/blog/unknown-${number}`);
  const before = made.pages;
  for (const number of numbers(20)) await ask(url, `/walls/sports?view=${number}`);
  expect(made.pages).toBe(before + 1);
  for (const path of front) expect((await ask(url, path)).headers['x-cache'], path).toBe('hit');
});

describe('one address', () => {
  it('cannot search 200 times at once, and does not affect others', async () => {
    const url = await start({ RATE_LIMIT: '2' });
    const answers = await Promise.all(
      numbers(200).map((number) =>
        ask(url, `/search?q=sleep+${number}`, number === 199 ? { accept: 'text/html' } : {}),
      ),
    );
    const [page, program] = answers.toReversed();
    for (const refused of [page!, program!]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    expect(page!.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page!.text).toContain('Please try again in');
    expect(JSON.parse(program!.text)).toHaveProperty('error.code', 'too_many_requests');
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);

    expect((await ask(url, '/search?q=sleep', { from: '127.0.0.2' })).status).toBe(200);
    // Files and cached pages stay available.
    for (const path of ['/', '/articles', '/icon.svg', '/nowhere', '/healthz'])
      expect((await ask(url, path)).status, path).toBe(path === '/nowhere' ? 404 : 200);
  });

  it.each([
    ['pages of the blog', (n: number) => `/blog?page=${n + 50}`],
    ['unknown posts', (n: number) => `/blog/unknown-${n}`],
    ['filters', (n: number) => `/articles?q=${n}`],
    ['data of pages', (n: number) => `/search.data?q=${n}`],
    ['calls of the blog', (n: number) => `/functions/v1/get_details?slug=unknown-${n}`],
    ['searches of the backend', (n: number) => `/api/search?q=${n}`],
    ['cards', (n: number) => `/cards/posts/unknown-${n}.png`],
  ])('is limited for %s', async (_name, pathOf) => {
    const url = await start({ RATE_LIMIT: '1' });
    const statuses: number[] = [];
    for (const number of numbers(16)) statuses.push((await ask(url, pathOf(number))).status);
    expect(statuses[0]).not.toBe(429);
    expect(statuses.slice(-5)).toContain(429);
    expect((await ask(url, pathOf(99), { from: '127.0.0.2' })).status).not.toBe(429);
  });

  it('is the reader’s own behind a trusted proxy, and the peer’s without one', async () => {
    expect(await statusesOf(await start({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.0/8' }))).toEqual([200]);
    expect(await statusesOf(await start({ RATE_LIMIT: '1', TRUST_PROXY: '1' }))).toEqual([200]);
    expect(await statusesOf(await start({ RATE_LIMIT: '1' }))).toEqual([200, 429]);
  });
});

describe('many readers at once', () => {
  it('have at most 64 pages rendered at a time, and further ones are refused at once', async () => {
    const held: (() => void)[] = [];
    backend.answerWith((request, response) => held.push(() => answer(request, response)));
    const url = await start();
    const started = performance.now();
    const crowd = numbers(120).map(async (number) => ({
      ...(await ask(url, `/blog/post-${number}`, { accept: 'text/html' })),
      ms: performance.now() - started,
    }));
    const refused = await Promise.any(
      crowd.map(async (asked) => {
        const answer = await asked;
        if (!isRefused(answer)) throw new Error('This one was not refused.');
        return answer;
      }),
    );
    expect(refused.text).toContain('Very busy right now');
    // Other parts of the site are not delayed.
    expect((await ask(url, '/')).status).toBe(200);
    await expect.poll(() => calls('get_details?slug=').length).toBe(64);
    const release = setInterval(() => held.splice(0).forEach((go) => go()), 5);
    const answers = await Promise.all(crowd);
    clearInterval(release);
    const refusals = answers.filter(isRefused).length;
    expect(refusals).toBeGreaterThan(0);
    expect(made.pages).toBe(120 - refusals);
    expect(made.pages).toBeGreaterThanOrEqual(64);
    expect(made.most).toBe(64);
  });

  it('get the old page if there is one', async () => {
    const url = await start({ BLOG_CACHE_TTL_MS: '1' });
    await ask(url, '/blog/post-0');
    await new Promise((resolve) => setTimeout(resolve, 5));
    backend.answerWith(() => undefined);
    const crowd = numbers(100).map((number) => ask(url, `/blog/post-${number + 1}`).catch(() => undefined));
    await Promise.race(crowd);
    const old = await ask(url, '/blog/post-0');
    expect([old.status, old.headers['x-cache']]).toEqual([200, 'stale']);
    backend.answerWith(answer);
    await Promise.all(crowd);
  });
});

/** Returns whether a request was refused because of load, and not because the backend failed. */
function isRefused({ status, headers }: { status: number; headers: IncomingMessage['headers'] }): boolean {
  return status === 503 && headers['retry-after'] === '2';
}

/** Returns the statuses of sixteen searches with different forged client addresses. */
async function statusesOf(url: string): Promise<number[]> {
  const statuses = new Set<number>();
  for (const number of numbers(16))
    statuses.add((await ask(url, '/search?q=a', { 'x-forwarded-for': `203.0.113.${number}` })).status);
  return [...statuses];
}
