import { createHash } from 'node:crypto';
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { post, startBackend } from './testing/backend.test-support.ts';
import { openSite } from './testing/site.ts';

const shared = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

const list = '/blog';
const detail = '/blog/post-1';
/** The data of the same page in the running application. */
const listData = '/blog.data?_routes=routes%2Fblog%2Froute';
const detailData = '/blog/post-1.data?_routes=routes%2Fblog-post%2Froute';
/** The page of a list and the data of a post: each route and each way once. */
const each = [list, detailData];
const wall = '/walls/sports';
const search = '/search?q=umbrella';

let backend: Awaited<ReturnType<typeof startBackend>>;
/** A word in the backend's texts, by which a test distinguishes old and new answers. */
let edition: string;
/** The delay of its answers. */
let delayMs: number;

beforeEach(async () => {
  edition = 'first';
  delayMs = 0;
  backend = await startBackend((request, response) => void answer(request, response));
});
afterEach(() => backend.stop());

/** Answers like the backend in docs/contracts/backend.md, with ETags and cache headers. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  await pause(delayMs);
  const url = new URL(request.url ?? '/', 'http://backend');
  const body = JSON.stringify(bodyOf(url));
  response.writeHead(200, {
    'content-type': 'application/json',
    'cache-control': shared,
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
  });
  response.end(body);
}

function bodyOf({ pathname, searchParams }: URL) {
  const title = `The ${edition} umbrella`;
  const date = '2026-05-01';
  const wanted = searchParams.get('slug') ?? 'post-1';
  switch (pathname) {
    case '/functions/v1/get_metainfo':
      return {
        blogs: [{ id: '1', slug: wanted, metaTitle: title, metaDescription: searchParams.get('domain') }],
        total: 1,
      };
    case '/functions/v1/get_details':
      return { ...post, metaTitle: title, blog: wanted.startsWith('long') ? 'x'.repeat(2 ** 20) : post.blog };
    case '/api/posts/index':
      return { posts: [{ slug: wanted, title, description: '', date }], cursor: null };
    case '/api/search':
      return { results: [{ slug: wanted, title, description: '', date }] };
    default:
      return {
        topic: 'sports',
        updatedAt: '2026-05-01T08:00:00.000Z',
        stale: false,
        items: [{ title, link: 'https://outlet.example/1', outlet: 'Outlet' }],
      };
  }
}

const start = async (environment: Record<string, string> = {}) => (await startSite(environment)).url;

async function startSite(environment: Record<string, string> = {}) {
  const opened = await openSite({
    SITE_HOSTS: 'news.example,other.example',
    BACKEND_URL: backend.url,
    ...environment,
  });
  onTestFinished(() => opened.close());
  return opened;
}

/**
 * Returns the backend's calls so far, without those for readiness and for related posts, which accompany each
 * call for a post.
 */
const asked = () => backend.requests.map(({ url }) => url).filter((url) => !/^\/readyz|\/beside\?/.test(url));

async function read(url: string) {
  const response = await fetch(url);
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}

/** Sends a Host header, which `fetch` does not allow. */
function readAs(host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port, pathname, search: query } = new URL(url);
    httpRequest({ hostname, port, path: pathname + query, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(`${JSON.stringify(response.headers)}\n${text}`));
    })
      .on('error', reject)
      .end();
  });
}

describe('a change of the posts', () => {
  it.each(each)('is shown by %s to its next reader', async (path) => {
    const { site, url } = await startSite();
    await read(url + path);
    edition = 'second';
    expect((await read(url + path)).text).toContain('The first umbrella');
    site.outdate();
    expect((await read(url + path)).text).toContain('The second umbrella');
    const calls = asked().length;
    expect((await read(url + path)).text).toContain('The second umbrella');
    expect(asked()).toHaveLength(calls);
  });

  it.each(each)(
    'of a foreign blog delays the answer only briefly: %s shows the old posts meanwhile',
    async (path) => {
      const { site, url } = await startSite({ BACKEND_URL: 'http://127.0.0.1:9', BLOG_URL: backend.url });
      await read(url + path);
      site.outdate();
      edition = 'second';
      delayMs = 1500;
      expect((await read(url + path)).text).toContain('The first umbrella');
      await expect
        .poll(async () => (await read(url + path)).text, { timeout: 10_000, interval: 100 })
        .toContain('The second umbrella');
    },
  );
});

describe('the data of the running application', () => {
  it('starts before the backend has answered, in every encoding', async () => {
    const url = await start({ BLOG_CACHE_TTL_MS: '0' });
    delayMs = 700;
    for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
      const started = performance.now();
      const answer = await fetch(url + listData, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      const { value: first } = await reader.read();
      expect(performance.now() - started, encoding).toBeLessThan(500);
      expect(first).toContain('routes/blog/route');
      expect(first).not.toContain('umbrella');
      let text = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      expect(text).toContain('The first umbrella');
      expect(performance.now() - started, encoding).toBeGreaterThan(600);
    }
  });

  it.each([listData, detailData])('is private, and cached by no proxy: %s', async (path) => {
    const { headers } = await fetch((await start()) + path);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-type')).toBe('text/x-script');
    expect(headers.get('surrogate-key')).toBeNull();
  });

  it.each([
    [list, listData],
    [detail, detailData],
  ])('is made of the same answer as %s', async (page, data) => {
    const url = await start();
    await read(url + page);
    expect((await read(url + data)).text).toContain('The first umbrella');
    expect(asked()).toHaveLength(1);
  });

  it('reports that the backend failed, and is not cached', async () => {
    const url = await start();
    backend.answerWith((_request, response) => response.writeHead(400).end());
    expect(await read(url + listData)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Failed to fetch blog posts') as string,
    });
    expect((await read(url + detailData)).text).toContain('Article not found');
    backend.answerWith((request, response) => void answer(request, response));
    expect((await read(url + listData)).text).toContain('The first umbrella');
    expect((await read(url + detailData)).text).toContain('The first umbrella');
  });

  it('of a page that does not exist is 404', async () => {
    expect((await read(`${await start()}/blog.data?page=0`)).status).toBe(404);
  });
});

describe('the blog', () => {
  it.each([list, detail])('%s has an ETag, and is sent again only after a change', async (path) => {
    const url = await start();
    const first = await fetch(url + path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe(shared);
    expect(await first.text()).toContain('The first umbrella');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^(?:W\/)?".+"$/);

    const same = await fetch(url + path, { headers: { 'if-none-match': etag } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('etag')).toBe(etag);
    expect(same.headers.get('cache-control')).toBe(shared);
    const other = await fetch(url + path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it.each([...each, wall])('calls the backend once for a hundred readers of %s', async (path) => {
    const url = await start();
    delayMs = 300;
    const readers = await Promise.all(Array.from({ length: 100 }, () => read(url + path)));
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(readers.map(({ text }) => text)).size).toBe(1);
    expect(asked()).toHaveLength(1);
  });

  it.each(each)('serves %s stale while a new one is loaded', async (path) => {
    const url = await start({ BLOG_CACHE_TTL_MS: '100' });
    await read(url + path);
    await pause(150);
    edition = 'second';
    delayMs = 1500;
    const started = performance.now();
    const old = await read(url + path);
    expect(performance.now() - started).toBeLessThan(1400);
    expect(old).toMatchObject({ status: 200, state: path.includes('.data') ? null : 'stale' });
    expect(old.text).toContain('The first umbrella');
    await expect
      .poll(async () => (await read(url + path)).text, { timeout: 10_000, interval: 100 })
      .toContain('The second umbrella');
  });

  it.each([list, wall])(
    'continues to serve %s when the backend is down, with a header that says so',
    async (path) => {
      const url = await start({ BLOG_CACHE_TTL_MS: '50' });
      await read(url + path);
      await backend.stop();
      await pause(60);
      await expect
        .poll(async () => (await read(url + path)).state, { timeout: 10_000, interval: 50 })
        .toBe('stale-if-error');
      const cached = await fetch(url + path);
      expect(cached.status).toBe(200);
      expect(Number(cached.headers.get('age'))).toBeGreaterThanOrEqual(0);
      expect(await cached.text()).toContain('The first umbrella');
    },
  );

  it('has nothing to show for uncached pages', async () => {
    const url = await start();
    await backend.stop();
    expect(await read(url + list)).toMatchObject({ status: 503, state: 'miss' });
    expect(await read(url + detail)).toMatchObject({ status: 503, state: 'miss' });
    expect((await fetch(url + list)).headers.get('cache-control')).toBe('no-cache');
  });

  it('recovers together with the backend', async () => {
    const url = await start();
    backend.answerWith((_request, response) => response.writeHead(500).end());
    expect((await read(url + list)).status).toBe(503);
    backend.answerWith((request, response) => void answer(request, response));
    expect((await read(url + list)).status).toBe(200);
  });

  it('removes a deleted post', async () => {
    const url = await start({ BLOG_CACHE_TTL_MS: '50' });
    await read(url + detail);
    backend.answerWith((_request, response) => response.writeHead(404).end('{"error":{}}'));
    await pause(60);
    await expect.poll(async () => (await read(url + detail)).status, { timeout: 10_000 }).toBe(404);
    expect((await read(url + detailData)).text).toContain('Article not found');
  });
});

describe('the cache of pages', () => {
  it('has one entry per known host: a forged host gets the first one’s page and adds none', async () => {
    const url = await start();
    await read(url + list);
    for (let number = 0; number < 20; number += 1) {
      const forged = await readAs(`forged-${number}.example`, url + list);
      expect(forged).toContain('"x-cache":"hit"');
      expect(forged).toContain('news.example');
      expect(forged).not.toContain('forged');
    }
    expect(asked()).toHaveLength(1);
    expect(await readAs('other.example', url + list)).toContain('"x-cache":"miss"');
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toContain('domain=other.example');
  });

  it('has one entry, whatever unknown parameters an address has', async () => {
    const url = await start();
    for (let number = 0; number < 20; number += 1) {
      await read(`${url}${list}?visit=${number}`);
      await read(`${url}${listData}&visit=${number}`);
    }
    expect(asked()).toHaveLength(1);
  });

  it('is bounded: the least recently used page is dropped first', async () => {
    const url = await start();
    const long = (number: number) => `${url}/blog/long-${number}.data?_routes=routes%2Fblog-post%2Froute`;
    for (let number = 0; number < 20; number += 1) await read(long(number));
    expect(asked()).toHaveLength(20);
    await read(long(19));
    expect(asked()).toHaveLength(20);
    await read(long(0));
    expect(asked()).toHaveLength(21);
  });
});

describe('BLOG_CACHE_TTL_MS=0', () => {
  it.each([...each, wall, search, '/search/suggestions?q=umbrella', '/sitemap.xml'])(
    'caches nothing of %s',
    async (path) => {
      const url = await start({ BLOG_CACHE_TTL_MS: '0' });
      const first = await read(url + path);
      const calls = asked().length;
      expect([first.status, calls]).toEqual([200, 1]);
      edition = 'second';
      const second = await read(url + path);
      expect(asked()).toHaveLength(2);
      expect(second.state === null || second.state === 'off').toBe(true);
      if (path !== '/sitemap.xml') expect(second.text).toContain('The second umbrella');
      await backend.stop();
      const dead = await read(url + path);
      expect(dead.text).not.toContain('The second umbrella');
    },
  );
});

describe('walls and the search', () => {
  it('call the backend of the settings, for the posts of the reader’s host', async () => {
    const url = await start();
    expect((await read(url + wall)).text).toContain('The first umbrella');
    expect((await read(url + search)).text).toContain('The first umbrella');
    await readAs('forged.example', url + search);
    expect(asked()).toEqual([
      '/api/feeds/sports?domain=news.example',
      '/api/search?q=umbrella&domain=news.example&limit=20',
    ]);
  });

  it('do not treat a wall without headlines as a good one', async () => {
    const url = await start();
    backend.answerWith((_request, response) => response.writeHead(503).end());
    const empty = await fetch(url + wall);
    expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await empty.text()).not.toContain('The first umbrella');
    backend.answerWith((request, response) => void answer(request, response));
    expect((await read(url + wall)).text).toContain('The first umbrella');
  });

  it('answer an earlier search from the cache while the backend is down, and report missing posts in others', async () => {
    const url = await start({ BLOG_CACHE_TTL_MS: '50' });
    await read(url + search);
    await backend.stop();
    await pause(60);
    expect((await read(url + search)).text).toContain('The first umbrella');
    const other = await read(`${url}/search?q=fever`);
    expect(other.status).toBe(200);
    expect(other.text).toContain('The blog cannot be searched right now.');
  });
});
