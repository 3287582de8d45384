import { blogKeys, startBlogSystem } from '@daily-nest/testing/blog-systems';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BlogAccessError, BlogAnswerError, BlogMissingError, BlogNotFoundError } from '../index.ts';
import { blogSystems, type BlogSystem, createBlogSource } from './index.ts';

async function sourceOf(system: BlogSystem, key = blogKeys[system]) {
  const server = await startBlogSystem(system);
  onTestFinished(server.close);
  return {
    server,
    source: createBlogSource({ system, baseUrl: `${server.url}/`, key, timeBudgetMs: 2_000 }),
  };
}

const first = { domain: 'nest.example', page: 1 };

describe.each(blogSystems)('%s', (system) => {
  it('lists posts with their pictures, ten a page, and nothing past the end', async () => {
    const { source } = await sourceOf(system);
    const { blogs, total } = await source.listPosts(first);
    expect(blogs[0]).toMatchObject({
      slug: 'croup-at-night',
      metaTitle: 'Croup at Night: What Helps – and What Doesn’t',
      metaDescription: 'What a cough sounds like, and when to call.',
      pinterestImageLink: expect.stringMatching(/^https:\/\/.*croup\.(jpg|png)$/) as string,
    });
    expect(blogs.slice(1).map(({ slug }) => slug)).toContain('night-11');
    expect(total).toBeGreaterThanOrEqual(12);
    const second = await source.listPosts({ ...first, page: 2 });
    expect(second.blogs.map(({ slug }) => slug)).toEqual(['night-2', 'night-1']);
    expect((await source.listPosts({ ...first, page: 9 })).blogs).toEqual([]);
  });

  it('reads a post as lines of text, without a word of its markup or scripts', async () => {
    const { source } = await sourceOf(system);
    const post = await source.getPost({ slug: 'croup-at-night' });
    expect(post.blog).toBe(
      'It begins with a bark. Listen.\n\n# The first ten minutes\n\n• Sit upright.\n• Breathe cool air.',
    );
    expect(post).toMatchObject({
      author: 'Maya Okafor',
      imageAlt: 'A child at an open window',
      youtubeShortsUrl: 'https://youtu.be/aqz-KE-bpKQ',
    });
    expect(post.date).toMatch(/^2024-05-28/);
    expect(post.shortTailKeywords.toLowerCase()).toContain('croup');
    expect(post.shortTailKeywords).not.toContain('#');
    if (system !== 'ghost') expect(post.pictureSize).toEqual({ width: 1600, height: 1000 });
  });

  it('says that a post is not there', async () => {
    const { source } = await sourceOf(system);
    const expected = system === 'ghost' ? BlogNotFoundError : BlogMissingError;
    await expect(source.getPost({ slug: 'never' })).rejects.toBeInstanceOf(expected);
  });

  it('searches, and lists posts of a person and of a tag', async () => {
    const { source } = await sourceOf(system);
    const found = await source.searchPosts({ query: 'croup', limit: 5 });
    expect(found.map(({ slug }) => slug)).toEqual(['croup-at-night']);
    expect(found[0]!.keywords?.map((word) => word.toLowerCase())).toContain('croup');
    const own = await source.filedPosts({ under: { author: 'Maya Okafor' } });
    expect(own[0]).toMatchObject({ slug: 'croup-at-night', author: 'Maya Okafor' });
    expect(await source.filedPosts({ under: { author: 'Nobody Else' } })).toEqual([]);
    expect((await source.filedPosts({ under: { tag: 'croup' } })).length).toBeGreaterThan(5);
  });

  it('gives all posts to sitemaps and feeds, with the days of their changes', async () => {
    const { source } = await sourceOf(system);
    const { posts, cursor } = await source.indexPosts({});
    expect(posts).toHaveLength(12);
    expect(posts[0]!.changed).toMatch(/^2024-06-01T08:00:00/);
    expect(cursor).toBeUndefined();
  });

  it('leaves no quote and no operator of a query to a filter', async () => {
    const { server, source } = await sourceOf(system);
    await source.searchPosts({ query: "o'clock),visibility:members", limit: 5 });
    const [asked] = server.requests.slice(-1);
    const sent = new URL(asked!.url, server.url).searchParams;
    for (const filter of [sent.get('filter'), sent.get('or')])
      if (filter) expect(filter).not.toMatch(/o'clock|\),visibility:members/);
  });

  it.each([
    ['a page for people', { headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' }],
    ['no JSON', { body: 'posts: none' }],
    ['another shape', { body: { data: 'nothing' } }],
  ])('refuses %s in place of posts', async (_name, answer) => {
    const { server, source } = await sourceOf(system);
    server.answer(answer);
    await expect(source.listPosts(first)).rejects.toBeInstanceOf(BlogAnswerError);
    await expect(source.getPost({ slug: 'a' })).rejects.toBeInstanceOf(BlogAnswerError);
  });
});

it.each(['supabase', 'ghost'] as const)(
  '%s refuses a wrong key, which no message repeats',
  async (system) => {
    const { source } = await sourceOf(system, 'wrong-key');
    const error = await source.listPosts(first).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BlogAccessError);
    expect(String(error)).not.toContain('wrong-key');
  },
);

it('leaves out what only members or friends may read', async () => {
  const { source: ghost } = await sourceOf('ghost');
  await expect(ghost.getPost({ slug: 'for-members' })).rejects.toBeInstanceOf(BlogMissingError);
  const { source: wordpress } = await sourceOf('wordpress');
  await expect(wordpress.getPost({ slug: 'for-friends' })).rejects.toBeInstanceOf(BlogMissingError);
});
