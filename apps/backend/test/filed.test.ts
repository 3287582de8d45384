import { beforeAll, expect, it } from 'vitest';
import { seriesOfPosts } from '@daily-nest/content/series';
import { staff } from '@daily-nest/content/staff';
import { allPosts } from '../src/posts/queries.ts';
import { lastDay } from '../src/posts/days.ts';
import { filedPosts } from '../src/posts/filed.ts';
import { findFiles, importFiles } from '../src/posts/import.ts';
import { seedFolder } from '../src/posts/seed.ts';
import { onOneDatabase, useApp } from './databases.ts';
import { aPost, day, removeAllPosts, storePosts } from './posts.ts';

interface Filed {
  posts: { slug: string; part?: number; author?: string }[];
}

onOneDatabase('the posts of an author, an age or a series', (kind) => {
  const backend = useApp(kind);
  const domain = 'nest.example';

  beforeAll(() =>
    storePosts(backend.db, [
      aPost({ domain, slug: 'older', author: 'A. Writer', date: day(1), ages: ['teens'] }),
      aPost({
        domain,
        slug: 'newer',
        author: 'A. Writer',
        date: day(2),
        updated: day(3),
        ages: ['0-to-1', 'teens'],
        series: 'a-season-of-sport',
        part: 1,
        image: '/pictures/posts/a.jpg',
      }),
      aPost({ domain, slug: 'second', date: day(1), series: 'a-season-of-sport', part: 2 }),
      aPost({ domain: 'other.example', slug: 'theirs', author: 'A. Writer', ages: ['teens'] }),
    ]),
  );

  const filed = async (query: string) =>
    (await (await backend.get(`/api/posts/filed?domain=${domain}&${query}`, {})).json()) as Filed;

  it('are those of the domain, newest first', async () => {
    expect((await filed('author=A.+Writer')).posts.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect((await filed('age=teens')).posts.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect((await filed('age=0-to-1')).posts.map(({ slug }) => slug)).toEqual(['newer']);
    expect((await filed('author=Nobody')).posts).toEqual([]);
  });

  it('of a series are in the order of their parts', async () => {
    const { posts } = await filed('series=a-season-of-sport');
    expect(posts.map(({ slug, part }) => [slug, part])).toEqual([
      ['newer', 1],
      ['second', 2],
    ]);
  });

  it('have the fields of a card and a feed', async () => {
    expect((await filed('author=A.+Writer')).posts[0]).toEqual({
      slug: 'newer',
      title: 'The first day of school',
      description: 'How it goes, and what helps.',
      date: day(2),
      author: 'A. Writer',
      updated: day(3),
      changed: expect.stringMatching(/^\d{4}-/) as string,
      image: '/pictures/posts/a.jpg',
    });
  });

  it.each(['', 'author=A&age=teens', 'series='])('need one of the three parameters: %j', async (query) => {
    expect((await backend.get(`/api/posts/filed?domain=${domain}&${query}`, {})).status).toBe(400);
  });

  it('are in the answer for the page of a post: author, update, ages and place in the series', async () => {
    const details = await backend.get('/functions/v1/get_details?slug=newer');
    expect(await details.json()).toMatchObject({ author: 'A. Writer', updated: day(3) });
    const answer = (await backend.get('/api/posts/beside?slug=newer', {})).json();
    expect(await answer).not.toHaveProperty('byline');
    expect(await answer).toMatchObject({
      ages: [
        { slug: '0-to-1', label: '0 to 1' },
        { slug: 'teens', label: 'Teens' },
      ],
      series: {
        title: 'A Season of Sport',
        href: '/series/a-season-of-sport',
        part: 1,
        of: 2,
        next: { href: '/blog/second', title: 'The first day of school' },
      },
    });
    expect(await (await backend.get('/functions/v1/get_details?slug=theirs')).json()).not.toHaveProperty(
      'updated',
    );
    expect(await (await backend.get('/api/posts/beside?slug=theirs', {})).json()).not.toHaveProperty(
      'series',
    );
  });

  it('are in the index for machines', async () => {
    const index = (await (await backend.get(`/api/posts/index?domain=${domain}`, {})).json()) as Filed;
    const authors = new Map(index.posts.map(({ slug, author }) => [slug, author]));
    expect(Object.fromEntries(authors)).toEqual({
      newer: 'A. Writer',
      second: undefined,
      older: 'A. Writer',
    });
  });
});

onOneDatabase('the seed posts', (kind) => {
  const backend = useApp(kind);
  const domain = 'thedailynest.example';

  beforeAll(async () => {
    await removeAllPosts(backend.db);
    await importFiles(backend.db, await findFiles([seedFolder]), { defaultDomain: domain, latest: lastDay });
  });

  it('have an author on the masthead and an age', async () => {
    const names = new Set(staff.map(({ name }) => name));
    for await (const post of allPosts(backend.db)) {
      expect(names.has(post.author ?? ''), post.slug).toBe(true);
      expect(post.ages.length, post.slug).toBeGreaterThan(0);
    }
  });

  it("name the author's page on the masthead, and whether the person is invented", async () => {
    const answer = await backend.get('/api/posts/beside?slug=may-i-quit-after-the-season', {});
    expect(await answer.json()).toMatchObject({ byline: { id: 'leila-haddad', invented: true } });
  });

  it('number the parts of each series from 1, without a gap or a duplicate', async () => {
    for (const series of seriesOfPosts) {
      const parts = await filedPosts(backend.db, domain, { series });
      expect(parts.length, series).toBeGreaterThan(2);
      expect(
        parts.map(({ part }) => part),
        series,
      ).toEqual(parts.map((_, place) => place + 1));
    }
  });
});
