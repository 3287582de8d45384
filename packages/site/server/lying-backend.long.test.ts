import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blog, hang, json, startBackend } from './testing/backend.test-support.ts';
import { cutShort, dripping, endless, html, says } from './testing/lies.ts';
import { startSite } from './testing/site.ts';

/** How long a reader waits for any answer, four times over for a busy machine. */
const budgetMs = 3_000 * 4;

const post = '/blog/post-1-1';
const postCall = '/functions/v1/get_details?slug=post-1-1';
const list = '/blog';
/** The data of the same page in the running application. */
const listData = '/blog.data?_routes=routes%2Fblog%2Froute';
const postData = '/blog/post-1-1.data?_routes=routes%2Fblog-post%2Froute';
const listCall = '/functions/v1/get_metainfo?domain=news.example&page=1';

let backend: Awaited<ReturnType<typeof startBackend>>;

beforeEach(async () => {
  backend = await startBackend(blog);
});
afterEach(() => backend.stop());

async function start(environment: Record<string, string> = {}) {
  const url = await startSite({ BACKEND_URL: backend.url, ...environment });
  return async (path: string, headers: Record<string, string> = {}) => {
    const begun = performance.now();
    const answer = await fetch(url + path, { headers });
    const text = await answer.text();
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text,
      ms: performance.now() - begun,
    };
  };
}

describe('a backend whose answers never end', () => {
  const paths = [
    list,
    post,
    listCall,
    postCall,
    '/walls/sports',
    '/search?q=fever',
    '/sitemap.xml',
    '/feeds/blog.rss',
    '/api/search?q=a',
  ];

  it('does not delay readers while it drips', async () => {
    const read = await start();
    // Loads the code that renders, which takes seconds on a busy machine.
    await read('/readyz');
    backend.answerWith(dripping);
    const answers = await Promise.all(paths.map((path) => read(path)));
    for (const [place, { ms }] of answers.entries()) expect(ms, paths[place]).toBeLessThan(budgetMs);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 504, 504, 200, 200, 503, 503, 504]);
    expect(answers[0]!.text).toContain('Error Loading Blog');
    expect(answers[1]!.text).toContain('Article Not Found');
  });

  it('is used again as soon as it works', async () => {
    const read = await start();
    backend.answerWith(dripping);
    await Promise.all(paths.map((path) => read(path)));
    backend.answerWith(blog);
    await expect.poll(async () => (await read(list)).status, { timeout: budgetMs }).toBe(200);
    for (const path of [post, listCall, postCall]) expect((await read(path)).status, path).toBe(200);
  });

  it.each([list, post, listCall, postCall, '/walls/sports', '/sitemap.xml', '/api/search?q=a'])(
    'is read for at most 2 MB of 50: %s',
    async (path) => {
      const read = await start();
      const flood = endless();
      backend.answerWith(flood.answer);
      await read(path);
      // The two socket buffers are counted as sent, too; a page sends two calls (one for related posts).
      expect(flood.counted.sent).toBeLessThan(18_000_000);
    },
  );
});

describe('an answer that is not a post or a list', () => {
  const lies = [
    ['HTML', says(html, 'text/html')],
    ['HTML that calls itself JSON', says(html)],
    ['truncated JSON', says('{"blogs":[{"slug":"a","metaTitle":')],
    ['an answer that is cut short', cutShort],
    ['a number', says('42')],
    ['a text', says('"ok"')],
    ['other fields', says('{"blogs":"none","metaTitle":7,"total":"many","blog":["x"]}')],
  ] as const;

  it.each(lies)('%s: readers get the cached page and its data', async (_name, lie) => {
    const read = await start({ BLOG_CACHE_TTL_MS: '50' });
    const paths = [list, post, listData, postData];
    const before = await Promise.all(paths.map((path) => read(path)));
    backend.answerWith(lie);
    for (let time = 0; time < 4; time += 1) {
      await pause(60);
      const after = await Promise.all(paths.map((path) => read(path)));
      expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    }
  });

  it.each(lies.slice(0, 4))(
    '%s: an uncached page answers 503, and no call passes the answer on',
    async (_name, lie) => {
      const read = await start();
      backend.answerWith(lie);
      const [cold, coldPost, call] = await Promise.all([read(list), read(post), read(listCall)]);
      expect([cold.status, coldPost.status, call.status]).toEqual([503, 503, 502]);
      expect(cold.text).toContain('An error occurred');
      expect(cold.text + coldPost.text + call.text).not.toContain('secret');
      expect(call.type).toBe('application/json');
    },
  );

  it.each([
    ['{}', says('{}')],
    ['null', says('null')],
    ['nothing', says('')],
    ['blank texts', says('{"metaTitle":" ","blog":""}')],
  ])('%s never removes a good post; without one there is none', async (_name, empty) => {
    const read = await start({ BLOG_CACHE_TTL_MS: '50' });
    const before = [await read(post), await read(postData)];
    backend.answerWith(empty);
    for (let time = 0; time < 4; time += 1) {
      await pause(60);
      const after = [await read(post), await read(postData)];
      expect(after.map(({ status, text }) => [status, text])).toEqual(before.map(({ text }) => [200, text]));
    }
    const unknown = await read('/blog/never-read');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('The article you&#x27;re looking for doesn&#x27;t exist.');
    const asked = backend.requests.length;
    expect((await read('/blog/never-read')).status).toBe(404);
    expect(backend.requests).toHaveLength(asked);
  });

  it.each([404, 410])('%i removes a post', async (status) => {
    const read = await start({ BLOG_CACHE_TTL_MS: '50' });
    await Promise.all([read(post), read(postCall)]);
    backend.answerWith(json({ error: { code: 'not_found', message: 'There is no such post.' } }, status));
    for (const path of [post, postCall])
      await expect.poll(async () => (await read(path)).status).toBe(status);
  });
});

describe('the answer of a failing backend', () => {
  it.each(['/api/search?q=a', '/api/feeds/sports', '/api/posts/beside?slug=a', listCall, postCall])(
    'is not shown, but its status is: %s',
    async (path) => {
      const read = await start();
      for (const [type, text] of [
        ['text/html', html],
        ['application/json', '{"stack":"at Pool.query (/srv/secret.js:12)"}'],
        ['application/json', '{"error":"secret"}'],
      ] as const) {
        backend.answerWith(says(text, type, 500));
        const answer = await read(path);
        expect([answer.status, answer.type]).toEqual([500, 'application/json']);
        expect(JSON.parse(answer.text)).toEqual({
          error: { code: 'backend_failed', message: 'The backend could not answer.' },
        });
      }
    },
  );

  it('is not sound: a stream of HTML is refused', async () => {
    const read = await start();
    backend.answerWith(says(html, 'text/html'));
    expect((await read('/api/stream?port=8076')).status).toBe(502);
  });
});

describe('the index of posts', () => {
  it.each([
    ['leads back to where it was', () => 'again'],
    ['never ends', (call: number) => `at-${call}`],
  ])('that %s ends, and the sitemap reports that it cannot be read', async (_name, next) => {
    const read = await start();
    let calls = 0;
    backend.answerWith((request, response) => {
      calls += 1;
      json({ posts: [{ slug: `post-${calls}`, title: 'A post' }], cursor: next(calls) })(request, response);
    });
    expect((await read('/sitemap.xml')).status).toBe(503);
    expect(calls).toBeLessThan(4_100);
  });

  it('with half a surrogate pair in a slug loses only that post in sitemap and feed', async () => {
    const read = await start();
    const posts = [
      { slug: 'half-\ud83d', title: 'Half' },
      { slug: 'whole', title: 'Whole \ud83d' },
    ];
    backend.answerWith(json({ posts, cursor: null }));
    for (const path of [
      '/sitemaps/posts-1.xml',
      '/sitemaps/news.xml',
      '/feeds/blog.rss',
      '/feeds/blog.atom',
      '/feeds/blog.json',
    ]) {
      const { status, text } = await read(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain('half');
      if (!path.includes('news')) expect(text, path).toContain('/blog/whole');
    }
  });
});

describe('a backend that is down', () => {
  it.each([
    ['hangs', hang, 'An error occurred', 'An error occurred'],
    [
      'is restarted',
      json({ error: { code: 'starting', message: 'x' } }, 503),
      'Failed to fetch blog posts',
      'Article not found',
    ],
  ])('and %s: readers get the same text at once', async (_name, away, ofList, ofPost) => {
    const read = await start();
    backend.answerWith(away);
    // The first readers had to wait.
    await Promise.all([1, 2, 3, 4].map((number) => read(`/blog/cold-${number}`)));
    const asked = backend.requests.length;
    const begun = performance.now();
    const waits: number[] = [];
    for (let time = 1; time <= 8; time += 1) {
      const [cold, page, call] = await Promise.all([
        read(`/blog/colder-${time}`),
        read(`/blog?page=${time}`),
        read(`/functions/v1/get_details?slug=colder-${time}`),
      ]);
      expect([cold.status, page.status]).toEqual([503, 503]);
      expect(cold.text).toContain(ofPost);
      expect(page.text).toContain(ofList);
      expect(call.status).toBeGreaterThanOrEqual(502);
      waits.push(cold.ms, page.ms, call.ms);
    }
    // One probe a second for all readers, with three attempts if they are refused at once.
    const probes = Math.ceil((performance.now() - begun) / 1_000) + 1;
    expect(backend.requests.length - asked).toBeLessThanOrEqual(probes * 3);
    expect(waits.filter((ms) => ms > 1_000).length).toBeLessThanOrEqual(probes);
    expect(Math.max(...waits)).toBeLessThan(budgetMs);
  });

  it('is used again within two seconds by every page', async () => {
    const read = await start();
    backend.answerWith(hang);
    await Promise.all([1, 2, 3, 4].map((number) => read(`/blog/cold-${number}`)));
    backend.answerWith(blog);
    const begun = performance.now();
    await expect.poll(async () => (await read('/blog')).status, { timeout: 5_000 }).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await read('/blog/cold-1')).status).toBe(200);
  });

  it('is not assumed after one failed call', async () => {
    const read = await start();
    backend.answerWith((request, response) =>
      request.url?.includes('broken') ? json({ error: {} }, 500)(request, response) : blog(request, response),
    );
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => read(`/blog/broken-${number}`)));
    expect((await read('/blog/whole')).status).toBe(200);
  });
});

it("calls have the id of the reader's request", async () => {
  const read = await start();
  for (const path of [
    '/blog',
    post,
    '/walls/sports',
    '/search?q=fever',
    '/sitemap.xml',
    listCall,
    '/api/search?q=a',
  ]) {
    backend.requests.length = 0;
    await read(path, { 'x-request-id': 'from-a-proxy-1' });
    const ids = backend.requests.map(({ headers }) => headers['x-request-id']);
    expect(ids.length, path).toBeGreaterThan(0);
    expect(new Set(ids), path).toEqual(new Set(['from-a-proxy-1']));
  }
});
