import { describe, expect, it } from 'vitest';
import { admitAll } from '../limits/admit.ts';
import { blogCallKey, createBlogCalls } from './blog-calls.ts';

const domains = new Set(['example.org']);
const key = (path: string) => blogCallKey(new URL(`/functions/v1/${path}`, 'http://site'), domains);

describe('calls that may be kept', () => {
  it('are those of our own domains, written in one way', () => {
    expect(key('get_metainfo?page=2&domain=example.org&x=1')).toBe(
      '/functions/v1/get_metainfo?domain=example.org&page=2',
    );
    expect(key('get_details?slug=a%20b&utm=1')).toBe('/functions/v1/get_details?slug=a+b');
  });

  it.each([
    'get_metainfo?domain=evil.example&page=1',
    'get_metainfo?domain=example.org&page=0',
    'get_metainfo?domain=example.org',
    'get_details',
    `get_details?slug=${'a'.repeat(300)}`,
    'other?slug=a',
  ])('are not %s', (path) => expect(key(path)).toBeUndefined());
});

describe('the answers', () => {
  it('are shared by readers, with or without a version of their own', async () => {
    const { ask, passed } = setUp(60_000);
    const first = await ask('get_details?slug=a', { 'if-none-match': '"other"' });
    expect([first.headers.get('x-cache'), await first.json()]).toEqual(['miss', { metaTitle: 'Answer 1' }]);
    expect(passed[0]!.headers.get('if-none-match')).toBeNull();
    const second = await ask('get_details?slug=a', { 'if-none-match': first.headers.get('etag')! });
    expect([second.status, second.headers.get('x-cache')]).toEqual([304, 'hit']);
    expect(passed).toHaveLength(1);
  });

  it('stay when the backend fails, marked, while what was never read fails', async () => {
    const { ask, fail } = setUp(1);
    await ask('get_details?slug=a');
    fail();
    await new Promise((resolve) => setTimeout(resolve, 10));
    await ask('get_details?slug=a');
    await new Promise((resolve) => setTimeout(resolve, 10));
    const kept = await ask('get_details?slug=a');
    expect([kept.status, kept.headers.get('x-cache')]).toEqual([200, 'stale-if-error']);
    expect((await ask('get_details?slug=b')).status).toBe(500);
  });

  it('are not kept with a time of 0', async () => {
    const { ask, passed } = setUp(0);
    await ask('get_details?slug=a');
    const second = await ask('get_details?slug=a');
    expect([second.headers.get('x-cache'), await second.json()]).toEqual([null, { metaTitle: 'Answer 2' }]);
    expect(passed).toHaveLength(2);
  });
});

function call(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://site/functions/v1/${path}`, { headers });
}

function setUp(ttl: number) {
  let status = 200;
  const passed: Request[] = [];
  const { answer } = createBlogCalls({
    settings: { blogCacheTtlMs: ttl, blogPatienceMs: 3_000, siteHosts: ['www.example.org'] },
    pass: async (request) => {
      passed.push(request);
      return Response.json(
        { metaTitle: `Answer ${passed.length}` },
        { status, headers: { 'cache-control': 'public' } },
      );
    },
  });
  return {
    passed,
    fail: () => {
      status = 500;
    },
    ask: (path: string, headers?: Record<string, string>) => answer(call(path, headers), 'id', admitAll),
  };
}
