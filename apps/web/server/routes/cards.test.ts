import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BlogNotFoundError,
  BlogResponseError,
  BlogUnreachableError,
  type Post,
} from '@daily-nest/api-client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostCards, slugOfCard, type PostCard, type PostCardsOptions } from './cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
beforeAll(() => {
  mkdirSync(join(folder, 'cards'));
  mkdirSync(join(folder, 'pictures/posts'), { recursive: true });
  writeFileSync(join(folder, 'cards/blog.png'), 'the blog');
  writeFileSync(
    join(folder, 'pictures/posts/one.svg'),
    '<svg viewBox="0 0 1200 750"><rect width="1200" height="750" fill="#123456"/></svg>',
  );
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
    blog: { getPost },
    folder,
    ttl: 60_000,
    cardOf: ({ metaTitle }) => ({ title: metaTitle }),
    draw,
    ...options,
  });
  const ask = (slug = 'one', headers: Record<string, string> = {}) =>
    cards.answer(new Request(`http://a.example/cards/posts/${slug}.png`, { headers }), slug);
  return { ask, getPost, draw };
}

describe('the card of a post', () => {
  it('is drawn once for all who ask at the same time, and kept', async () => {
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

  it('is drawn once too where answers are not kept', async () => {
    const { ask, getPost, draw } = make({ ttl: 0 });
    await Promise.all([ask(), ask()]);
    await ask();
    expect(getPost).toHaveBeenCalledTimes(3);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is the blog’s, and nobody’s to keep, for those whom a long queue cannot serve in time', async () => {
    const release = new AbortController();
    const held = once(release.signal, 'abort');
    const draw = vi.fn(async ({ title }: PostCard) => {
      await held;
      return Buffer.from(`card of ${title}`);
    });
    const { ask, getPost } = make({ draw });
    getPost.mockImplementation(async ({ slug }) => ({ ...post, metaTitle: slug }));
    const crowd = Array.from({ length: 20 }, (_, number) => ask(`post-${number}`));
    const refused = await Promise.race(crowd);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await refused.text()).toBe('the blog');
    expect(draw).toHaveBeenCalledTimes(1);
    release.abort();
    await Promise.all(crowd);
    expect(draw).toHaveBeenCalledTimes(9);
    expect(await (await ask('post-19')).text()).toBe('card of post-19');
  });

  it('is drawn anew when the post has another title', async () => {
    const { ask, getPost, draw } = make({ ttl: 0 });
    const before = await ask();
    getPost.mockResolvedValue({ ...post, metaTitle: 'Two' });
    const after = await ask();
    expect(draw).toHaveBeenCalledTimes(2);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('is not sent again to those who have it', async () => {
    const { ask } = make();
    const etag = (await ask()).headers.get('etag')!;
    expect((await ask('one', { 'if-none-match': etag })).status).toBe(304);
  });

  it('is missing with the post', async () => {
    const { ask, getPost, draw } = make();
    getPost.mockRejectedValue(new BlogNotFoundError({ status: 404 }));
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([
    ['does not answer', new BlogUnreachableError('down')],
    ['fails', new BlogResponseError({ status: 500 })],
  ])('is the blog’s, and nobody’s to keep, while the backend %s', async (_name, error) => {
    const { ask, getPost } = make();
    getPost.mockRejectedValue(error);
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toBe('the blog');
  });

  it('stays while the backend is away', async () => {
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

  it('carries a photo of ours as well', async () => {
    const photo = sharp({ create: { width: 1280, height: 800, channels: 3, background: '#c9694a' } });
    await photo.jpeg().toFile(join(folder, 'pictures/rain.jpg'));
    const { ask } = make({
      draw: undefined,
      cardOf: () => ({ title: 'One', picture: '/pictures/rain.jpg' }),
    });
    const png = Buffer.from(await (await ask()).arrayBuffer());
    const right = await sharp(png)
      .extract({ left: 700, top: 200, width: 9, height: 9 })
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const [place, value] of [0xc9, 0x69, 0x4a].entries())
      expect(Math.abs(right[place]! - value)).toBeLessThan(6);
  });

  it('carries the post’s drawing where that is one of ours, and never a file from elsewhere', async () => {
    const pngs: Buffer[] = [];
    for (const picture of ['/pictures/posts/one.svg', '/pictures/../secret.svg', undefined]) {
      const { ask } = make({
        draw: undefined,
        cardOf: () => ({ title: 'One', ...(picture && { picture }) }),
      });
      pngs.push(Buffer.from(await (await ask()).arrayBuffer()));
    }
    const [own, elsewhere, none] = pngs;
    expect(own!.readUInt32BE(16)).toBe(1200);
    expect(own!.readUInt32BE(20)).toBe(630);
    expect(elsewhere!.equals(none!)).toBe(true);
    expect(own!.equals(none!)).toBe(false);
  });
});

it('knows the address of a card', () => {
  expect(slugOfCard('/cards/posts/a-b.png')).toBe('a-b');
  for (const path of ['/cards/posts/a/b.png', '/cards/posts/.png', '/cards/faq.png', '/cards/posts/a.svg'])
    expect(slugOfCard(path)).toBeUndefined();
});
