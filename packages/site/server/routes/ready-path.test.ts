import { serveLocally } from '@daily-nest/testing/local-server';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import type { MiddlewareFunction } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../settings.ts';
import { blog, json, startBackend } from '../testing/backend.test-support.ts';
import { buildFolder, loadServer } from '../testing/built-server.ts';
import { rawRequest } from '../testing/raw-request.ts';

/**
 * One address of each kind of page that can be ready, and a query with which it is not, but shows the same
 * page.
 */
const kinds = [
  ['a prerendered page', '/articles'],
  ['the front page', '/'],
  ['the data of a page', '/about.data'],
  ['the list of posts', '/blog'],
  ['a later page of it', '/blog?page=2'],
  ['a post', '/blog/post-1-1'],
  ['a wall', '/walls/sports'],
  ['a feed', '/feeds/articles.rss'],
  ['the map for search engines', '/sitemap.xml'],
] as const;

let built: Awaited<ReturnType<typeof loadServer>>;
let backend: Awaited<ReturnType<typeof startBackend>>;
let closing: () => Promise<void>;
let site: string;
let pagesMade: number;
let log: Record<string, unknown>[];

beforeAll(async () => {
  built = await loadServer();
});
beforeEach(async () => {
  backend = await startBackend((request, response) => {
    if (request.url?.startsWith('/functions')) return blog(request, response);
    if (request.url?.startsWith('/api/posts')) return json({ posts: [], cursor: null })(request, response);
    const item = { title: 'News', link: 'https://outlet.example/1', outlet: 'Outlet' };
    json({ topic: 'sports', updatedAt: '2026-05-01T08:00:00.000Z', stale: false, items: [item] })(
      request,
      response,
    );
  });
  await start();
});
afterEach(async () => {
  await closing();
  await backend.stop();
});

async function start(environment: Record<string, string> = {}, level = 'info') {
  pagesMade = 0;
  log = [];
  const count: MiddlewareFunction<Response> = (_request, next) => {
    pagesMade += 1;
    return next();
  };
  const root = built.routes['root']!;
  const running = built.createSite({
    build: {
      ...built,
      routes: { ...built.routes, root: { ...root, module: { ...root.module, middleware: [count] } } },
    },
    folder: `${buildFolder}/client`,
    settings: parseSettings({
      SITE_URL: 'https://news.example',
      SITE_HOSTS: 'news.example,www.other.example',
      BACKEND_URL: backend.url,
      RATE_LIMIT: '0',
      ...environment,
    }),
    logger: pino({ level }, { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  const server = await serveLocally(running.listener);
  site = server.url;
  closing = async () => {
    await running.close();
    await server.close();
  };
}

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(site, path, headers, method);

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Returns the parts of two answers that must be equal: the text, but not its compressed size. */
function lasting({ status, headers, body }: Awaited<ReturnType<typeof ask>>, method: string) {
  const { date: _date, age: _age, 'x-request-id': id, 'content-length': length, ...others } = headers;
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(length === undefined).toBe(status === 304);
  if (method === 'GET' && status === 200) expect(length).toBe(String(body.byteLength));
  else expect(body).toHaveLength(0);
  const decode = decoders[headers['content-encoding'] ?? ''];
  return { status, headers: others, text: (decode && body.byteLength > 0 ? decode(body) : body).toString() };
}

const linesOfRequests = () => log.filter(({ path }) => path !== undefined);

it.each(kinds)('%s answers the same by both paths', async (_name, path) => {
  const longWay = `${path}${path.includes('?') ? '&' : '?'}utm_source=x`;
  const asked: Record<string, string>[] = [
    { 'accept-encoding': 'gzip, deflate, br, zstd' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
    {},
    { 'if-none-match': '*' },
    { host: 'www.other.example:8080', 'accept-encoding': 'br' },
    { host: 'evil.example', 'accept-encoding': 'br' },
  ];

  for (const headers of asked) {
    for (const method of ['GET', 'HEAD']) {
      const request = `${method} with ${JSON.stringify(headers)}`;
      await ask(path, headers, method);
      await ask(path, headers, method);
      const lines = linesOfRequests().length;
      const short = await ask(path, headers, method);
      expect(linesOfRequests(), request).toHaveLength(lines);
      const long = await ask(longWay, headers, method);
      expect(linesOfRequests(), request).toHaveLength(lines + 1);
      expect(lasting(short, method), request).toEqual(lasting(long, method));
    }
  }
});

describe('a page that is ready', () => {
  it('is sent without a renderer, a router or a line of the log', async () => {
    for (let times = 0; times < 50; times += 1) {
      expect((await ask('/')).status).toBe(200);
      expect((await ask('/blog')).status).toBe(200);
    }
    expect(pagesMade).toBe(1);
    expect(backend.requests).toHaveLength(1);
    expect(linesOfRequests().map(({ path }) => path)).toEqual(['/', '/blog']);
  });

  it('is counted, and the count is logged', async () => {
    for (let times = 0; times < 5; times += 1) await ask('/');
    await closing();
    expect(log.at(-1)).toMatchObject({ msg: 'ready pages served', pages: 4 });
    await start({}, 'debug');
    for (let times = 0; times < 3; times += 1) await ask('/', { 'x-request-id': 'proxy-7' });
    expect(linesOfRequests()).toHaveLength(3);
    expect(log[2]).toMatchObject({ requestId: 'proxy-7', method: 'GET', path: '/', status: 200 });
  });

  it('is complete and the same text in each encoding, and finally small', async () => {
    const text = (await ask('/')).body.toString();
    const small = { 'accept-encoding': 'br' };
    const first = (await ask('/', small)).body;
    expect(brotliDecompressSync(first).toString()).toBe(text);
    await expect
      .poll(async () => (await ask('/', small)).body.byteLength, { timeout: 10_000 })
      .toBeLessThan(first.byteLength * 0.95);
    expect(brotliDecompressSync((await ask('/', small)).body).toString()).toBe(text);
    const gzipped = await ask('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.body).toString()).toBe(text);
  });

  it('reports its age, and is rendered again after that', async () => {
    await closing();
    await start({ BLOG_CACHE_TTL_MS: '1100' });
    await ask('/blog');
    const young = await ask('/blog');
    expect([young.headers['x-cache'], young.headers['age']]).toEqual(['hit', '0']);
    await new Promise((resolve) => setTimeout(resolve, 1_150));
    const old = await ask('/blog');
    expect([old.headers['x-cache'], old.headers['age']]).toEqual(['stale', '1']);
    await expect.poll(async () => (await ask('/blog')).headers['x-cache']).toBe('hit');
    expect(pagesMade).toBe(2);
  });

  it('is served for GET and HEAD only', async () => {
    await ask('/');
    expect((await ask('/', {}, 'POST')).status).toBe(405);
    expect((await ask('/', {}, 'DELETE')).status).toBe(405);
  });
});

it('with BLOG_CACHE_TTL_MS=0 only prerendered pages are ready', async () => {
  await closing();
  await start({ BLOG_CACHE_TTL_MS: '0' });
  for (let times = 0; times < 3; times += 1) {
    const answer = await ask('/blog', { 'accept-encoding': 'br, zstd' });
    expect([answer.headers['x-cache'], answer.headers['content-encoding']]).toEqual(['off', 'zstd']);
    await ask('/');
  }
  expect(pagesMade).toBe(3);
  expect(linesOfRequests()).toHaveLength(4);
});
