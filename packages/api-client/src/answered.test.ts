import { describe, expect, it } from 'vitest';
import {
  BlogAccessError,
  type BlogError,
  BlogNotFoundError,
  BlogRateLimitError,
  BlogResponseError,
  BlogServerError,
  createBlogClient,
} from './index.ts';
import {
  type Behavior,
  json,
  misbehavingBackend as backend,
  status,
} from './misbehaving-server.test-support.ts';
import { retryAfterOf } from './request.ts';

const post = { metaTitle: 'The first day', blog: 'It goes well.' };
const list = { domain: 'thedailynest.example', page: 1 };

const failure = (call: Promise<unknown>): Promise<BlogError> =>
  call.then(
    () => expect.fail('The call was expected to fail.'),
    (error: unknown) => error as BlogError,
  );

const later =
  (code: number, retryAfter: string): Behavior =>
  (response) =>
    void response.writeHead(code, { 'retry-after': retryAfter }).end();

describe('the status of an answer', () => {
  it.each([
    [401, BlogAccessError, BlogAccessError],
    [403, BlogAccessError, BlogAccessError],
    [404, BlogResponseError, BlogNotFoundError],
    [410, BlogResponseError, BlogNotFoundError],
    [418, BlogResponseError, BlogResponseError],
    [429, BlogRateLimitError, BlogRateLimitError],
    [500, BlogServerError, BlogServerError],
    [503, BlogServerError, BlogServerError],
  ])('status %i rejects with its own error class', async (code, ofList, ofPost) => {
    const { url } = await backend(status(code));
    const client = createBlogClient({ baseUrl: url, timeBudgetMs: 400 });
    const [listError, postError] = [
      await failure(client.listPosts(list)),
      await failure(client.getPost({ slug: 'x' })),
    ];
    expect(listError.constructor).toBe(ofList);
    expect(postError.constructor).toBe(ofPost);
    expect(postError.name).toBe(ofPost.name);
    expect([listError.safe, postError.safe]).toEqual(['Failed to fetch blog posts', 'Article not found']);
    expect([listError.status, postError.status]).toEqual([code, code]);
  });
});

describe('a post that was removed or has moved', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a sentence', { error: { code: 'withdrawn', words: 'It named a child.' } }, 'It named a child.'],
    ['lines', { error: { words: 'One\ntwo' } }, 'One two'],
    ['no sentence', { error: { code: 'withdrawn' } }, undefined],
    ['another type', { error: { words: ['x'] } }, undefined],
    ['no object', 'gone', undefined],
  ])('has the words of its editors: %s', async (_, body, words) => {
    const { url } = await backend((response) =>
      response.writeHead(410, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
    const error = await failure(createBlogClient({ baseUrl: url }).getPost({ slug: 'x' }));
    expect(error).toBeInstanceOf(BlogNotFoundError);
    expect((error as BlogNotFoundError).words).toBe(words);
  });

  it('has its present slug', async () => {
    const { url } = await backend(json({ ...post, slug: 'now-here' }));
    expect(await createBlogClient({ baseUrl: url }).getPost({ slug: 'before' })).toMatchObject({
      slug: 'now-here',
    });
  });
});

describe('Retry-After', () => {
  it('delays the next attempt', async () => {
    const { url, requests } = await backend(later(429, '1'), json(post));
    await createBlogClient({ baseUrl: url }).getPost({ slug: 'x' });
    expect(requests).toHaveLength(2);
    expect(requests[1]!.at - requests[0]!.at).toBeGreaterThanOrEqual(980);
  });

  it('fails the call at once when it exceeds the budget, and the error carries it', async () => {
    const { url, requests } = await backend(later(503, '60'), json(post));
    const start = performance.now();
    const error = await failure(createBlogClient({ baseUrl: url }).getPost({ slug: 'x' }));
    expect(error).toBeInstanceOf(BlogServerError);
    expect(error).toMatchObject({ retryAfterMs: 60_000, safe: 'Article not found' });
    expect(requests).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Sun, 06 Nov 1994 08:49:40 GMT', 3000],
    ['Sunday, 06-Nov-94 08:49:40 GMT', 3000],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
    [null, undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
  ])('%j means a delay of %j ms', (header, ms) => {
    expect(retryAfterOf(header, Date.parse('1994-11-06T08:49:37Z'))).toBe(ms);
  });
});

describe('the options', () => {
  it('sends the given headers, such as the API key of a Supabase project, with every call', async () => {
    const { url, headersOf } = await backend(json(post));
    const client = createBlogClient({ baseUrl: url, token: 'anon', headers: { apikey: 'anon' } });
    await client.getPost({ slug: 'x' });
    expect(headersOf(0)).toMatchObject({ apikey: 'anon', authorization: 'Bearer anon' });
  });

  it.each(['blog.example', 'localhost:8787', '//blog.example', 'ftp://blog.example', 'https://', ''])(
    'throws a sentence about baseUrl for %j',
    (baseUrl) => {
      expect(() => createBlogClient({ baseUrl })).toThrow(
        new TypeError(
          `baseUrl is '${baseUrl}'; it must begin with https:// or http://, or with / in a browser.`,
        ),
      );
    },
  );

  it.each([new Error('left the page'), 'left the page', { page: 2 }])(
    'rejects with the reason %j that the caller gave',
    async (reason) => {
      const { url, requests } = await backend(() => {});
      const client = createBlogClient({ baseUrl: url });
      const leaving = new AbortController();
      const call = failure(client.getPost({ slug: 'x', signal: leaving.signal }));
      await expect.poll(() => requests.length).toBe(1);
      leaving.abort(reason);
      expect(await call).toBe(reason);
      expect(await failure(client.getPost({ slug: 'x', signal: leaving.signal }))).toBe(reason);
    },
  );
});
