import { describe, expect, it } from 'vitest';
import {
  BlogAnswerError,
  type BlogError,
  BlogMissingError,
  BlogServerError,
  BlogUnreachableError,
  createBlogClient,
  readerText,
} from './index.ts';
import {
  body,
  cut,
  drip,
  flood,
  hang,
  json,
  misbehavingBackend as backend,
  reset,
  stall,
  status,
} from './misbehaving-server.test-support.ts';

const row = { id: '7', slug: 'first-day', metaTitle: 'The first day', metaDescription: 'How it goes.' };
const listOfOne = { blogs: [row], total: 31 };
const post = {
  metaTitle: 'The first day',
  metaDescription: 'How it goes.',
  blog: '# The first day\n\nIt goes well.',
  date: '2026-05-01',
  shortTailKeywords: 'school, start',
  longTailKeywords: 'first day at school',
};
const list = { domain: 'thedailynest.example', page: 1 };

/** Runs a call that must fail. Returns its error and how many milliseconds it took. */
async function failure(call: Promise<unknown>): Promise<{ error: BlogError; ms: number }> {
  const start = performance.now();
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason as BlogError,
  );
  if (!error) throw new Error('The call was expected to fail, but it did not.');
  return { error, ms: performance.now() - start };
}

describe('the two calls', () => {
  it('requests a page of a domain with the credential and returns its posts', async () => {
    const { url, requests } = await backend(json(listOfOne));
    const client = createBlogClient({ baseUrl: `${url}/`, token: 'key' });
    expect(await client.listPosts({ ...list, page: 3 })).toEqual(listOfOne);
    expect(requests[0]).toMatchObject({
      url: '/functions/v1/get_metainfo?domain=thedailynest.example&page=3',
      authorization: 'Bearer key',
    });
  });

  it('requests a post by its escaped slug', async () => {
    const { url, requests } = await backend(json(post));
    expect(await createBlogClient({ baseUrl: url }).getPost({ slug: 'a&b/ü' })).toEqual(post);
    expect(requests[0]).toMatchObject({
      url: '/functions/v1/get_details?slug=a%26b%2F%C3%BC',
      authorization: undefined,
    });
  });

  it('sends the headers that the call was given', async () => {
    const { url, requests } = await backend(json(post));
    let call = 0;
    const client = createBlogClient({
      baseUrl: url,
      token: 't',
      headers: () => ({ 'x-request-id': `call-${(call += 1)}` }),
    });
    await client.getPost({ slug: 'x' });
    await client.getPost({ slug: 'x' });
    expect(requests.map(({ requestId, authorization }) => [requestId, authorization])).toEqual([
      ['call-1', 'Bearer t'],
      ['call-2', 'Bearer t'],
    ]);
  });

  it('uses the fetch function that it was given', async () => {
    const { url } = await backend(json(post));
    let calls = 0;
    const counting: typeof fetch = (input, init) => {
      calls += 1;
      return fetch(input, init);
    };
    await createBlogClient({ baseUrl: url, fetch: counting }).getPost({ slug: 'x' });
    expect(calls).toBe(1);
  });
});

describe('retries', () => {
  it('retry a 500 and return the next good answer', async () => {
    const { url, requests } = await backend(status(500), json(listOfOne));
    expect(await createBlogClient({ baseUrl: url }).listPosts(list)).toEqual(listOfOne);
    expect(requests).toHaveLength(2);
  });

  it('pause 0.5, 1 and 2 seconds and stop after three more attempts', async () => {
    const { url, requests } = await backend(status(503));
    const { error } = await failure(createBlogClient({ baseUrl: url }).listPosts(list));
    expect(error).toBeInstanceOf(BlogServerError);
    expect(error).toMatchObject({
      name: 'BlogServerError',
      message: 'The call for a list answered 503.',
      safe: 'Failed to fetch blog posts',
      status: 503,
    });
    const pauses = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [index, expected] of [500, 1000, 2000].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(expected - 20);
      expect(pauses[index]).toBeLessThan(expected + 400);
    }
  });

  it.each([408, 429, 501, 599])('follow status %i', async (code) => {
    const { url, requests } = await backend(status(code), json(post));
    await createBlogClient({ baseUrl: url }).getPost({ slug: 'x' });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 413, 422])('never follow status %i', async (code) => {
    const { url, requests } = await backend(status(code), json(post));
    await failure(createBlogClient({ baseUrl: url }).getPost({ slug: 'x' }));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a reset connection', reset],
    ['an answer that is cut off', cut],
  ])('follow %s', async (_name, behavior) => {
    const { url, requests } = await backend(behavior, json(listOfOne));
    expect(await createBlogClient({ baseUrl: url }).listPosts(list)).toEqual(listOfOne);
    expect(requests).toHaveLength(2);
  });

  it('reports an unreachable server without its address in the text for readers', async () => {
    const { url, stop } = await backend(hang);
    await stop();
    const { error } = await failure(createBlogClient({ baseUrl: url, timeBudgetMs: 700 }).listPosts(list));
    expect(error).toBeInstanceOf(BlogUnreachableError);
    expect(readerText(error)).toBe('An error occurred');
    expect(error.status).toBeUndefined();
  });
});

describe('the time budget', () => {
  it('ends a call to a hanging server and closes the connection', async () => {
    const { url, requests, aborted } = await backend(hang);
    const { error, ms } = await failure(
      createBlogClient({ baseUrl: url, timeBudgetMs: 400 }).listPosts(list),
    );
    expect(error).toBeInstanceOf(BlogUnreachableError);
    expect(ms).toBeGreaterThan(350);
    expect(ms).toBeLessThan(1500);
    expect(requests).toHaveLength(1);
    await expect.poll(aborted).toBe(1);
  });

  it('includes reading a body that stalls', async () => {
    const { url } = await backend(stall);
    const { error, ms } = await failure(
      createBlogClient({ baseUrl: url, timeBudgetMs: 400 }).listPosts(list),
    );
    expect(error).toBeInstanceOf(BlogUnreachableError);
    expect(ms).toBeLessThan(1500);
  });

  it('includes reading a body that arrives byte by byte', async () => {
    const { url } = await backend(drip);
    const { error, ms } = await failure(
      createBlogClient({ baseUrl: url, timeBudgetMs: 400 }).listPosts(list),
    );
    expect(error).toBeInstanceOf(BlogUnreachableError);
    expect(ms).toBeLessThan(1500);
  });

  it('can be overridden for a single call', async () => {
    const { url } = await backend(hang);
    const { ms } = await failure(
      createBlogClient({ baseUrl: url }).getPost({ slug: 'x', timeBudgetMs: 300 }),
    );
    expect(ms).toBeLessThan(1500);
  });

  it('rejects with the last error at once if no further attempt fits into it', async () => {
    const { url, requests } = await backend(status(500));
    const { error, ms } = await failure(
      createBlogClient({ baseUrl: url, timeBudgetMs: 1200 }).listPosts(list),
    );
    expect(error).toBeInstanceOf(BlogServerError);
    expect(requests).toHaveLength(2);
    expect(ms).toBeLessThan(1150);
  });

  it('defaults to 10 seconds for all attempts', async () => {
    const { url, requests } = await backend(status(500), hang);
    const { error, ms } = await failure(createBlogClient({ baseUrl: url }).listPosts(list));
    expect(error).toBeInstanceOf(BlogUnreachableError);
    expect(requests).toHaveLength(2);
    expect(ms).toBeGreaterThan(9500);
    expect(ms).toBeLessThan(11_500);
  });
});

describe('invalid answers', () => {
  it.each([
    ['HTML instead of JSON', body('<!doctype html><title>Sign in</title>', 'text/html')],
    ['a list that calls itself HTML', body(JSON.stringify(listOfOne), 'text/html; charset=utf-8')],
    ['truncated JSON', body('{"blogs":[{"id":1')],
    ['a list that is a text', json({ blogs: 'none', total: 3 })],
    ['a number', json(42)],
    ['an object without posts', json({ message: 'ok' })],
  ])('rejects %s', async (_name, behavior) => {
    const { url, requests } = await backend(behavior);
    const { error } = await failure(createBlogClient({ baseUrl: url }).listPosts(list));
    expect(error).toBeInstanceOf(BlogAnswerError);
    expect(readerText(error)).toBe('An error occurred');
    expect(requests).toHaveLength(1);
  });

  it.each([undefined, 'text/plain;charset=UTF-8', 'application/problem+json'])(
    'reads JSON with the content type %s',
    async (type) => {
      const { url } = await backend(body(JSON.stringify(listOfOne), type ?? ''));
      expect(await createBlogClient({ baseUrl: url }).listPosts(list)).toEqual(listOfOne);
    },
  );

  it('stops reading an answer of 10 MB, with or without a Content-Length', async () => {
    const { url, requests } = await backend(flood(10_000_000), body(`"${'a'.repeat(10_000_000)}"`));
    const client = createBlogClient({ baseUrl: url });
    expect((await failure(client.listPosts(list))).error).toBeInstanceOf(BlogAnswerError);
    expect((await failure(client.getPost({ slug: 'x' }))).error).toBeInstanceOf(BlogAnswerError);
    expect(requests).toHaveLength(2);
  });

  it('leaves wrong-typed fields empty and drops rows without a slug', async () => {
    const { url } = await backend(
      json({
        blogs: [
          {
            id: 9,
            slug: 'a',
            metaTitle: null,
            metaDescription: 3,
            pinterestImageLink: 'javascript:alert(1)',
          },
          { id: null, slug: 'b', metaTitle: 'B', pinterestImageLink: '/pictures/posts/b.svg' },
          { id: '3', metaTitle: 'no slug' },
          'no row',
          null,
        ],
        total: '12',
      }),
    );
    expect(await createBlogClient({ baseUrl: url }).listPosts(list)).toEqual({
      blogs: [
        { id: '9', slug: 'a', metaTitle: '', metaDescription: '' },
        {
          id: 'b',
          slug: 'b',
          metaTitle: 'B',
          metaDescription: '',
          pinterestImageLink: '/pictures/posts/b.svg',
        },
      ],
      total: 12,
    });
  });

  it('reads the mirrored copy of a picture and drops values that could inject an address or a style', async () => {
    const shape = { widths: [480, 736], width: 736, height: 460, focus: '30% 40%' };
    const picture = { id: 'abcdef0123456789', color: '#8c959d', scene: shape, round: shape };
    const bad = [
      { ...picture, id: '../../elsewhere' },
      { ...picture, color: 'url(https://elsewhere.example)' },
      { ...picture, scene: { ...shape, focus: '0;background:red' } },
      { ...picture, round: { ...shape, widths: ['480w, https://elsewhere.example/a 1'] } },
      { ...picture, round: { ...shape, widths: [] } },
      'a text',
    ];
    const { url } = await backend(
      json({
        blogs: [picture, null, ...bad].map((each, place) => ({ slug: `p${place}`, picture: each })),
        total: 8,
      }),
    );
    const { blogs } = await createBlogClient({ baseUrl: url }).listPosts(list);
    expect(blogs[0]!.picture).toEqual(picture);
    expect(blogs[1]!.picture).toBeNull();
    for (const row of blogs.slice(2)) expect(row).not.toHaveProperty('picture');
    expect(blogs).toHaveLength(8);
  });

  it('removes invisible characters and characters that XML does not allow, and drops only the bad rows', async () => {
    const { url } = await backend(
      json({
        blogs: [
          { id: '1', slug: 'half-\ud83d', metaTitle: 'Half a character in the address' },
          {
            id: '2',
            slug: 'a',
            metaTitle: '\u202eThe\u0000 first\nday\u200b \ud83d',
            metaDescription: '\u0007\ufeff',
          },
          {
            id: '3',
            slug: 'b',
            metaTitle: 'Emoji \u{1F469}\u200d\u{1F467}',
            metaDescription: '\u2067Soon.\u2069',
          },
          [[]],
        ],
        total: 4,
      }),
    );
    const { blogs, total } = await createBlogClient({ baseUrl: url }).listPosts(list);
    expect(blogs).toEqual([
      { id: '2', slug: 'a', metaTitle: 'The first day', metaDescription: '' },
      { id: '3', slug: 'b', metaTitle: 'Emoji \u{1F469}\u200d\u{1F467}', metaDescription: 'Soon.' },
    ]);
    expect(total).toBe(4);
  });

  it('keeps the line breaks of a body and removes invisible characters', async () => {
    const { url } = await backend(
      json({ ...post, blog: '# The\u202e day\r\n\n\tIt\u0001 goes\udc00 well.', metaTitle: 'A\u0085B' }),
    );
    const read = await createBlogClient({ baseUrl: url }).getPost({ slug: 'x' });
    expect(read.blog).toBe('# The day\n\n\tIt goes well.');
    expect(read.metaTitle).toBe('A B');
  });

  it.each(['9999-12-31', '0000-01-01', '1899-12-31', '+275760-09-13', '-000044-03-15'])(
    'drops the date %s of a post',
    async (date) => {
      const { url } = await backend(json({ ...post, date }));
      const read = await createBlogClient({ baseUrl: url }).getPost({ slug: 'x' });
      expect(read).toEqual({ ...post, date: undefined });
    },
  );

  it.each([null, 'many', -1, 1.5])('counts the rows when the total is %j', async (total) => {
    const { url } = await backend(json({ blogs: [row], total }));
    const answer = await createBlogClient({ baseUrl: url }).listPosts({ ...list, page: 2 });
    expect(answer.total).toBe(11);
  });

  it('reads a null list as an empty one', async () => {
    const { url } = await backend(json({ blogs: null, total: 0 }));
    expect(await createBlogClient({ baseUrl: url }).listPosts(list)).toEqual({ blogs: [], total: 0 });
  });

  it('leaves wrong-typed fields of a post empty', async () => {
    const { url } = await backend(
      json({
        metaTitle: ['x'],
        metaDescription: null,
        blog: 'Text.',
        date: 'soon',
        sources: 'the internet',
        shortTailKeywords: ['a', 4, 'b'],
        longTailKeywords: 7,
        pinterestImageLink: 'data:image/png;base64,x',
        youtubeShortsUrl: {},
      }),
    );
    expect(await createBlogClient({ baseUrl: url }).getPost({ slug: 'x' })).toEqual({
      metaTitle: '',
      metaDescription: '',
      blog: 'Text.',
      shortTailKeywords: 'a, b',
      longTailKeywords: '',
    });
  });

  it('drops only the bad sources of a post', async () => {
    const good = { title: 'CDC, Heads up', url: 'https://www.cdc.gov/heads-up/', read: '2026-11-25' };
    const { url } = await backend(
      json({
        blog: 'Text.',
        sources: [
          { ...good, read: 'soon', through: ' NHS ', note: 'x' },
          good,
          { ...good, url: 'javascript:alert(1)' },
          { ...good, url: 'https://' },
          { ...good, title: 7 },
          null,
        ],
      }),
    );
    const { sources } = await createBlogClient({ baseUrl: url }).getPost({ slug: 'x' });
    expect(sources).toEqual([{ title: good.title, url: good.url, through: 'NHS' }, good]);
  });

  it.each([
    ['null', body('null')],
    ['an empty body', body('')],
    ['an empty object', json({})],
    ['an empty list', json([])],
    ['blank texts', json({ metaTitle: ' ', metaDescription: null, blog: '' })],
  ])('reports a missing post when the answer is %s', async (_name, behavior) => {
    const { url } = await backend(behavior);
    const { error } = await failure(createBlogClient({ baseUrl: url }).getPost({ slug: 'x' }));
    expect(error).toBeInstanceOf(BlogMissingError);
    expect(readerText(error)).toBe("The article you're looking for doesn't exist.");
  });
});

describe('the abort of a caller', () => {
  it('closes the connection and ends the retries', async () => {
    const { url, requests, aborted } = await backend(hang);
    const leaving = new AbortController();
    const call = failure(createBlogClient({ baseUrl: url }).getPost({ slug: 'x', signal: leaving.signal }));
    await expect.poll(() => requests.length).toBe(1);
    leaving.abort();
    expect((await call).error.name).toBe('AbortError');
    await expect.poll(aborted).toBe(1);
    expect(requests).toHaveLength(1);
  });

  it('before the call sends no request', async () => {
    const { url, requests } = await backend(json(post));
    const { error } = await failure(
      createBlogClient({ baseUrl: url }).getPost({ slug: 'x', signal: AbortSignal.abort() }),
    );
    expect(error.name).toBe('AbortError');
    expect(requests).toHaveLength(0);
  });
});
