import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlogNotFoundError, BlogServerError, BlogUnreachableError, type Post } from '@daily-nest/api-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PostCard } from '../cards/draw-post-card.ts';
import { PostCards, type PostCardsOptions, slugOfCard } from './cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
beforeAll(() => {
  mkdirSync(join(folder, 'cards'));
  writeFileSync(join(folder, 'cards/blog.png'), 'the blog');
});
afterAll(() => rmSync(folder, { recursive: true }));

const post: Post = {
  metaTitle: 'One',
  metaDescription: '',
  blog: 'Words.',
  shortTailKeywords: '',
  longTailKeywords: '',
};

function make(options: Partial<PostCardsOptions> = {}) {
  const getPost = vi.fn(async (_query: { slug: string }): Promise<Post> => post);
  const draw = vi.fn(async ({ title }: PostCard) => Buffer.from(`card of ${title}`));
  const cards = new PostCards({
    runtime: () => Promise.resolve({ blog: { getPost }, cardOf: ({ metaTitle }) => ({ title: metaTitle }) }),
    folder,
    ttl: 60_000,
    draw,
    report: () => {},
    ...options,
  });
  const ask = (slug = 'one', headers: Record<string, string> = {}) =>
    cards.answer(new Request(`http://a.example/cards/posts/${slug}.png`, { headers }), slug);
  return { ask, cards, getPost, draw };
}

describe('the card of a post', () => {
  it('is drawn once for parallel readers, and cached', async () => {
    const { ask, getPost, draw } = make();
    const answers = await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(getPost).toHaveBeenCalledTimes(1);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('public');
      expect(await answer.text()).toBe('card of One');
    }
  });

  it('is drawn once even if answers are not cached', async () => {
    const { ask, getPost, draw } = make({ ttl: 0 });
    await Promise.all([ask(), ask()]);
    await ask();
    expect(getPost).toHaveBeenCalledTimes(3);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is the blog’s, and not cacheable, for readers who would wait too long', async () => {
    const release = new AbortController();
    const held = once(release.signal, 'abort');
    const draw = vi.fn(async ({ title }: PostCard) => {
      await held;
      return Buffer.from(`card of ${title}`);
    });
    const { ask, cards, getPost } = make({ draw });
    getPost.mockImplementation(async ({ slug }) => ({ ...post, metaTitle: slug }));
    const crowd = Array.from({ length: 20 }, (_, number) => ask(`post-${number}`));
    const refused = await Promise.race(crowd);
    // The values for the metrics.
    expect([cards.work.inProgress, cards.work.waiting]).toEqual([1, 8]);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await refused.text()).toBe('the blog');
    expect(draw).toHaveBeenCalledTimes(1);
    release.abort();
    await Promise.all(crowd);
    expect(draw).toHaveBeenCalledTimes(9);
    expect(await (await ask('post-19')).text()).toBe('card of post-19');
  });

  it("is drawn again when the post's title changes", async () => {
    const { ask, getPost, draw } = make({ ttl: 0 });
    const before = await ask();
    getPost.mockResolvedValue({ ...post, metaTitle: 'Two' });
    const after = await ask();
    expect(draw).toHaveBeenCalledTimes(2);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('is not sent again for a known ETag', async () => {
    const { ask } = make();
    const etag = (await ask()).headers.get('etag')!;
    expect((await ask('one', { 'if-none-match': etag })).status).toBe(304);
  });

  it('is missing if the post is', async () => {
    const { ask, getPost, draw } = make();
    getPost.mockRejectedValue(new BlogNotFoundError({ status: 404 }));
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([
    ['does not answer', new BlogUnreachableError('down')],
    ['fails', new BlogServerError('post', { status: 500 })],
  ])('is the blog’s, and not cacheable, while the backend %s', async (_name, error) => {
    const { ask, getPost } = make();
    getPost.mockRejectedValue(error);
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toBe('the blog');
  });

  it('is the blog’s, and not cacheable, when it cannot be drawn, and the failure is reported', async () => {
    const report = vi.fn();
    const failure = new Error('no ink');
    const { ask } = make({ draw: () => Promise.reject(failure), report });
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toBe('the blog');
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('stays while the backend is down', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { ask, getPost } = make({ ttl: 1_000 });
      await ask();
      getPost.mockRejectedValue(new BlogUnreachableError('down'));
      vi.setSystemTime(Date.now() + 3_600_000);
      expect(await (await ask()).text()).toBe('card of One');
    } finally {
      vi.useRealTimers();
    }
  });
});

it('recognizes the address of a card', () => {
  expect(slugOfCard('/cards/posts/a-b.png')).toBe('a-b');
  for (const path of ['/cards/posts/a/b.png', '/cards/posts/.png', '/cards/faq.png', '/cards/posts/a.svg'])
    expect(slugOfCard(path)).toBeUndefined();
});
