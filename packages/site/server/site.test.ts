import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blog, hang, json, startBackend } from './testing/backend.test-support.ts';
import { loadServer } from './testing/built-server.ts';
import { rawRequest } from './testing/raw-request.ts';
import { openSite, startSite } from './testing/site.ts';

let built: Awaited<ReturnType<typeof loadServer>>;
let backend: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  built = await loadServer();
});
beforeEach(async () => {
  backend = await startBackend(blog);
});
afterEach(() => backend.stop());

const hosts = { SITE_HOSTS: 'news.example,www.other.example' };
const start = (environment: Record<string, string> = {}, build: ServerBuild = built) =>
  startSite({ ...hosts, BACKEND_URL: backend.url, ...environment }, { build });

/** A site for tests that only read from it. */
let shared: string;
beforeAll(async () => {
  const itsBackend = await startBackend(blog);
  const site = await openSite({ ...hosts, BACKEND_URL: itsBackend.url });
  shared = site.url;
  return async () => {
    await site.close();
    await itsBackend.stop();
  };
});

describe('pages', () => {
  it('have the security headers, and do not reveal the server software', async () => {
    const url = await start();
    for (const path of ['/', '/blog', '/nowhere', '/healthz', '/api/x', '/icon.svg', '/assets/none.js']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy'), path).toMatch(/default-src '(?:self|none)'/);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('cross-origin-resource-policy'), path).toBe(
        path === '/icon.svg' ? 'cross-origin' : 'same-origin',
      );
      expect(headers.get('x-powered-by'), path).toBeNull();
      expect(headers.get('server'), path).toBeNull();
      expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{36}$/);
    }
  });

  it('have no policies on pictures, fonts and sound, which these have no use for', async () => {
    const url = await start();
    const html = await (await fetch(url)).text();
    const [font] = /\/assets\/[\w-]+\.woff2/.exec(html)!;
    const [picture] = /\/pictures\/[\w.-]+\.avif/.exec(html)!;
    for (const path of [font, picture]) {
      const { status, headers } = await fetch(url + path);
      expect(status, path).toBe(200);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toBeNull();
      expect(headers.get('referrer-policy'), path).toBeNull();
    }
  });

  it('promise TLS only as far as the owner says', async () => {
    const [careful, plain] = [
      await fetch(await start({ HSTS_SUBDOMAINS: '0' })),
      await fetch(await start({ SITE_URL: 'http://news.example' })),
    ];
    expect(careful.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it('have the public origin of their own server', async () => {
    const [one, two] = [await start(), await start({ SITE_URL: 'http://second.example:8000' })];
    const texts = await Promise.all([one, two].map(async (url) => (await fetch(url)).text()));
    expect(texts[0]).toContain('<link rel="canonical" href="https://news.example/"/>');
    expect(texts[1]).toContain('<link rel="canonical" href="http://second.example:8000/"/>');
    for (const text of texts) {
      expect(text).not.toContain('.invalid');
      expect(text).toContain(`© ${new Date().getUTCFullYear()} `);
    }
  });

  it('exist in brotli and gzip, have an ETag, and are not sent twice', async () => {
    const url = await start();
    for (const path of ['/', '/blog']) {
      const plain = await rawRequest(url, path);
      const small = await rawRequest(url, path, { 'accept-encoding': 'gzip, br' });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.headers['vary']).toBe('accept-encoding');
      expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
      const etag = String(plain.headers['etag']);
      const again = await rawRequest(url, path, { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['content-security-policy']).toBeTruthy();
    }
  });

  it('answer HEAD like GET, without a body', async () => {
    const url = await start();
    for (const path of ['/', '/blog', '/nowhere', '/icon.svg', '/blog/gone']) {
      const got = await rawRequest(url, path);
      const head = await rawRequest(url, path, {}, 'HEAD');
      expect(head.status, path).toBe(got.status);
      expect(head.body, path).toHaveLength(0);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
        expect(head.headers[name], `${path} ${name}`).toBe(got.headers[name]);
    }
  });

  it('reject other methods', async () => {
    const answer = await fetch(await start(), { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('have at most 3 kB of inline script, 1.5 kB of it for the start', async () => {
    const html = await (await fetch(await start())).text();
    const own = [...html.matchAll(/<script>((?!window\.__reactRouter)[\s\S]*?)<\/script>/g)].map(
      ([, text]) => text!,
    );
    const starter = own.find((text) => text.includes('data-app'))!;
    expect(brotliCompressSync(starter).byteLength).toBeLessThan(1_500);
    expect(brotliCompressSync(own.join('\n')).byteLength).toBeLessThan(3_000);
  });

  it('have no module script and no preload of the application before it is needed', async () => {
    const html = await (await fetch(await start())).text();
    expect(html).toMatch(/<script type="text\/plain" data-app="\/assets\/[^"]+"/);
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload"');
    expect(html.indexOf('@layer dn.reset')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  });
});

describe('addresses', () => {
  it.each([
    ['/%', 400],
    ['/blog/%E0%A4%A', 400],
    ['/blog?page=%', 404],
    ['/%00', 400],
    ['/assets/none.js', 404],
    ['/pictures/none.svg', 404],
    ['/assets/../../server/main.js', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/.vite/manifest.json', 404],
    ['/index.html', 404],
    ['/nowhere', 404],
    ['//evil.example/', 404],
    ['/blog/a/b', 404],
    ['/////', 404],
    ['/blog//post-1-1', 404],
    ['/NOWHERE', 404],
  ])('%s is %i', async (path, status) => {
    const answer = await rawRequest(shared, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['location']).toBeUndefined();
  });

  it.each([
    ['/ARTICLES', '/articles'],
    ['/Blog?page=2', '/blog?page=2'],
    ['/blog///', '/blog'],
    // Shared when the edition's pictures were drawings.
    ['/pictures/radio.svg', '/pictures/radio.jpg'],
    ['/pictures/posts/how-to-read-a-recall-notice.svg', '/pictures/posts/how-to-read-a-recall-notice.jpg'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await rawRequest(shared, path)).toMatchObject({ status: 308, headers: { location } });
  });

  it('with a slash at the end redirect to those without', async () => {
    const answer = await rawRequest(shared, '/blog/?page=2');
    expect(answer).toMatchObject({ status: 308, headers: { location: '/blog?page=2' } });
  });

  it('of files with a hash in their name are cached forever', async () => {
    const html = await (await fetch(shared)).text();
    const css = /href="(\/assets\/[^"]+\.css)"/.exec(html)![1]!;
    const answer = await rawRequest(shared, css, { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(answer.body).toString()).toContain('@layer');
    const page = await rawRequest(shared, '/icon.svg');
    expect(page.headers['cache-control']).toContain('max-age=3600');
    expect(
      (await rawRequest(shared, '/icon.svg', { 'if-none-match': String(page.headers['etag']) })).status,
    ).toBe(304);
  });

  it('name the speculation rules in a header', async () => {
    const answer = await fetch(shared);
    expect(answer.headers.get('speculation-rules')).toBe('"/speculation.json"');
    const rules = await fetch(`${shared}/speculation.json`);
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(await rules.json()).toHaveProperty('prerender');
  });
});

describe('the blog', () => {
  it('is complete HTML with the headers for shared caches', async () => {
    const answer = await fetch(`${await start()}/blog?page=2`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(
      'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    const html = await answer.text();
    expect(html).toContain('Title 2.9 of news.example');
    // No part is hidden behind a fallback until a script runs.
    expect(html).not.toMatch(/hidden="" id="S:|aria-busy="true"/);
    expect(html).toContain('href="https://news.example/blog?page=2"');
  });

  it('shows the posts of a known host, and those of the first for a forged one, which is never echoed', async () => {
    const url = await start();
    const [other, forged] = [
      await rawRequest(url, '/blog', { host: 'www.other.example:8080' }),
      await rawRequest(url, '/blog', { host: 'evil.example' }),
    ];
    expect(other.body.toString()).toContain('Title 1.1 of other.example');
    expect(forged.body.toString()).toContain('Title 1.1 of news.example');
    expect(forged.body.toString() + JSON.stringify(forged.headers)).not.toContain('evil.example');
    expect(backend.requests.some((call) => call.url.includes('evil'))).toBe(false);
  });

  it('sends the credential, and calls the backend once per page, whatever unknown parameters the address has', async () => {
    const url = await start({ BLOG_API_TOKEN: 'secret-1' });
    for (const path of ['/blog', '/blog?utm_source=x', '/blog?fbclid=1']) {
      expect((await fetch(url + path)).status).toBe(200);
    }
    expect(backend.requests).toHaveLength(1);
    expect(backend.requests[0]!.headers['authorization']).toBe('Bearer secret-1');
    expect((await fetch(`${url}/blog`)).headers.get('x-cache')).toBe('hit');
  });

  it('caches nothing with BLOG_CACHE_TTL_MS=0', async () => {
    const url = await start({ BLOG_CACHE_TTL_MS: '0' });
    await fetch(`${url}/blog`);
    const answer = await fetch(`${url}/blog`);
    expect(answer.headers.get('x-cache')).toBe('off');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(backend.requests).toHaveLength(2);
  });

  it('shows cached pages when the backend is down, and the error screen for others', async () => {
    const url = await start({ BLOG_CACHE_TTL_MS: '1' });
    await (await fetch(`${url}/blog`)).text();
    await (await fetch(`${url}/blog/post-1-1`)).text();
    backend.answerWith(json({ error: {} }, 500));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await (await fetch(`${url}/blog`)).text();
    await expect
      .poll(async () => (await fetch(`${url}/blog`)).headers.get('x-cache'), { timeout: 10_000 })
      .toBe('stale-if-error');
    const cached = await fetch(`${url}/blog/post-1-1`);
    expect(cached.status).toBe(200);
    const failed = await fetch(`${url}/blog?page=3`);
    expect(failed.status).toBe(503);
    const html = await failed.text();
    expect(html).toContain('Error Loading Blog');
    expect(html).toContain('Failed to fetch blog posts');
    // Search engines must not drop a page that is only temporarily unavailable.
    expect(html).not.toContain('noindex');
    expect(html).toContain('rel="canonical"');
    expect(failed.headers.get('cache-control')).toBe('no-cache');
    expect(failed.headers.get('retry-after')).toBe('30');
  });

  it('gives up a hanging backend well within 15 seconds', async () => {
    backend.answerWith(hang);
    const url = await start();
    const started = performance.now();
    const [list, post, call] = await Promise.all(
      ['/blog', '/blog/post', '/functions/v1/get_metainfo?domain=a&page=1'].map((path) => fetch(url + path)),
    );
    expect([list!.status, post!.status, call!.status]).toEqual([503, 503, 504]);
    expect(performance.now() - started).toBeLessThan(12_000);
    expect(await post!.text()).toContain('An error occurred');
  });

  it.each([401, 403, 429, 500, 503])(
    'a post is 503, not gone, when the backend answers %i',
    async (status) => {
      backend.answerWith(json({ error: {} }, status));
      const answer = await fetch(`${await start()}/blog/post-1-1`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const html = await answer.text();
      expect(html).toContain('Article not found');
      expect(html).not.toContain('noindex');
    },
  );

  it.each([
    ['/blog/gone', 'Article not found'],
    ['/blog/empty', 'The article you&#x27;re looking for doesn&#x27;t exist.'],
  ])('%s is 404 with its text and excluded from search engines', async (path, text) => {
    const answer = await fetch((await start()) + path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Article Not Found');
    expect(html).toContain(text);
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain('rel="canonical"');
  });

  it.each(['0', '-1', '1.5', 'x', '1e3', '', ' 2', '99999999999'])('?page=%s is 404', async (page) => {
    const answer = await fetch(`${shared}/blog?page=${page}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });

  it('past its end is an empty list', async () => {
    const answer = await fetch(`${shared}/blog?page=9`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('No Articles Found');
    expect(html).toContain('Check back soon for new content.');
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain('rel="canonical"');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('never interprets the HTML of a post', async () => {
    const html = await (await fetch(`${await start()}/blog/post-1-1`)).text();
    expect(html).toContain('Words with &lt;b&gt;marks&lt;/b&gt; &amp; signs.');
  });
});

describe('a page that fails', () => {
  it('shows the error screen in the shared layout, without details', async () => {
    const id = 'routes/search/route';
    const route = built.routes[id]!;
    const broken = {
      ...built,
      routes: { ...built.routes, [id]: { ...route, module: { ...route.module, loader: failing } } },
    };
    const answer = await fetch(`${await start({}, broken)}/search?q=a`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const html = await answer.text();
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain('An error occurred');
    expect(html).toContain('<footer');
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain('password');
  });
});

describe('proxied calls', () => {
  it('have the credential instead of the reader’s own, and no cookie either way', async () => {
    const url = await start({ BLOG_API_TOKEN: 'secret-2' });
    const answer = await fetch(`${url}/functions/v1/get_details?slug=a`, {
      headers: { cookie: 'session=1', authorization: 'Bearer forged', 'x-forwarded-for': '1.2.3.4' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { headers } = backend.requests[0]!;
    expect(headers['authorization']).toBe('Bearer secret-2');
    expect(headers['cookie']).toBeUndefined();
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
  });

  it('go to BLOG_URL only for the two blog calls', async () => {
    const other = await startBackend(json({ blogs: [], total: 0 }));
    const url = await start({ BLOG_URL: other.url });
    await fetch(`${url}/functions/v1/get_metainfo?domain=a&page=1`);
    await fetch(`${url}/api/feeds/sports`);
    expect(other.requests.map((call) => call.url)).toEqual(['/functions/v1/get_metainfo?domain=a&page=1']);
    expect(backend.requests.map((call) => call.url)).toEqual(['/api/feeds/sports']);
    await other.stop();
  });

  it('wait as long as BLOG_TIMEOUT_MS says, whatever the budget of our own backend', async () => {
    const slow = await startBackend((request, response) => {
      setTimeout(() => blog(request, response), 2_800);
    });
    const url = await start({ BLOG_URL: slow.url });
    const [page, call] = await Promise.all([
      fetch(`${url}/blog`),
      fetch(`${url}/functions/v1/get_metainfo?domain=a&page=1`),
    ]);
    expect([page.status, call.status]).toEqual([200, 200]);
    const hasty = await start({ BLOG_URL: slow.url, BLOG_TIMEOUT_MS: '100' });
    const [noPage, noCall] = await Promise.all([
      fetch(`${hasty}/blog`),
      fetch(`${hasty}/functions/v1/get_metainfo?domain=a&page=1`),
    ]);
    expect([noPage.status, noCall.status]).toEqual([503, 504]);
    await slow.stop();
  });

  it('cannot leave their path, redirect or write', async () => {
    const url = await start();
    for (const path of ['/functions/v1/..%2f..%2fadmin', '/api/%2e%2e%2fadmin', '/functions/v1//x'])
      expect((await rawRequest(url, path)).status, path).toBe(400);
    expect((await rawRequest(url, '/functions/v1/../../admin')).status).toBe(404);
    expect((await fetch(`${url}/api/x`, { method: 'DELETE' })).status).toBe(405);
    backend.answerWith((_request, response) => response.writeHead(302, { location: 'http://inner/' }).end());
    expect((await fetch(`${url}/api/x`, { redirect: 'manual' })).status).toBe(502);
    expect(backend.requests).toHaveLength(1);
  });

  it('pass on an error of the backend, and report a missing answer', async () => {
    const url = await start();
    backend.answerWith(json({ error: { code: 'bad', message: 'Bad page.' } }, 400));
    const bad = await fetch(`${url}/functions/v1/get_metainfo?page=x`);
    expect([bad.status, await bad.json()]).toEqual([400, { error: { code: 'bad', message: 'Bad page.' } }]);
    await backend.stop();
    const down = await fetch(`${url}/api/x`);
    expect(down.status).toBe(502);
    expect(await down.json()).toHaveProperty('error.code', 'backend_unreachable');
  });

  it('stream while the answer arrives, and end with the listener', async () => {
    backend.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-name': 'Nest' });
      const timer = setInterval(() => response.write(Buffer.alloc(1_000)), 20);
      response.once('close', () => clearInterval(timer));
    });
    const url = await start();
    const leave = new AbortController();
    const answer = await fetch(`${url}/api/stream?port=8076`, { signal: leave.signal });
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('icy-name')).toBe('Nest');
    const reader = answer.body!.getReader();
    expect((await reader.read()).value!.byteLength).toBeGreaterThan(0);
    leave.abort();
    await backend.requests[0]!.closed;
    expect(backend.requests[0]!.url).toBe('/api/stream?port=8076');
  });
});

it('reports that it is alive, and how ready it is', async () => {
  const url = await start({ BLOG_CACHE_TTL_MS: '50' });
  const ready = async (query = '') => {
    const answer = await fetch(`${url}/readyz${query}`);
    return [answer.status, await answer.json()];
  };
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  const well = { status: 'ready', backend: 'ready', breaker: 'closed', cached: 0 };
  backend.answerWith(json({ status: 'ready' }));
  expect(await ready()).toEqual([200, well]);
  expect(await ready('?blog')).toEqual([200, well]);
  backend.answerWith(json({ error: {} }, 503));
  const unwell = { ...well, status: 'degraded', backend: 'not ready' };
  expect(await ready()).toEqual([200, unwell]);
  // The answer depends on whether a server has cached pages of the blog.
  expect(await ready('?blog')).toEqual([503, unwell]);
  backend.answerWith(blog);
  await fetch(`${url}/blog`);
  await backend.stop();
  const alone = { status: 'degraded', backend: 'unreachable', breaker: 'closed', cached: 1 };
  expect(await ready()).toEqual([200, alone]);
  expect(await ready('?blog')).toEqual([200, alone]);
  for (const path of ['/blog/a', '/blog/b']) await fetch(url + path);
  expect(await ready('?blog')).toEqual([200, { ...alone, breaker: 'open' }]);
});

function failing(): never {
  throw new Error('password of the database');
}
