import { beforeAll, expect, it } from 'vitest';
import { posts } from '../src/db/schema.ts';
import { lastDay } from '../src/posts/days.ts';
import { findFiles, importFiles } from '../src/posts/import.ts';
import { seedFolder } from '../src/posts/seed.ts';
import { onOneDatabase, useApp } from './databases.ts';
import { aPost, day, storePosts } from './posts.ts';

interface RelatedAnswer {
  pulled: string[];
  related: {
    slug: string;
    title: string;
    description: string;
    date: string;
    topics: string[];
    image?: string;
  }[];
}

onOneDatabase('the related posts of a post', (kind) => {
  const backend = useApp(kind);

  beforeAll(async () => {
    const filler = Array.from({ length: 6 }, (_, index) =>
      aPost({
        slug: `filler-${index}`,
        title: 'A day with children',
        description: '',
        date: day(200 + index),
      }),
    );
    await storePosts(backend.db, [
      aPost({
        slug: 'bump',
        title: 'A bump on the head, with children',
        description: '',
        topics: ['sports', 'health-wellness'],
        shortKeywords: 'concussion',
        pulled: ['Lay the clothes out.'],
      }),
      aPost({
        slug: 'both-topics',
        title: 'Sprains',
        description: '',
        topics: ['health-wellness', 'sports'],
        date: day(-90),
      }),
      aPost({
        slug: 'one-topic',
        title: 'Cleats',
        description: '',
        topics: ['sports'],
        image: '/pictures/posts/cleats.jpg',
      }),
      aPost({ slug: 'rare-word', title: 'Concussions, again', description: '', date: day(-300) }),
      aPost({
        slug: 'elsewhere',
        title: 'Concussion',
        domain: 'other.example',
        topics: ['sports', 'health-wellness'],
      }),
      ...filler,
    ]);
  });

  const relatedTo = async (slug: string) =>
    (await (await backend.get(`/api/posts/beside?slug=${slug}`, {})).json()) as RelatedAnswer;

  it('ranks shared topics first, then rare words, and stays within the domain', async () => {
    const { related } = await relatedTo('bump');
    expect(related.map(({ slug }) => slug)).toEqual([
      'both-topics',
      'one-topic',
      'rare-word',
      'filler-5',
      'filler-4',
      'filler-3',
    ]);
  });

  it('returns the fields of a card for each', async () => {
    const { related } = await relatedTo('bump');
    expect(related[1]).toEqual({
      slug: 'one-topic',
      title: 'Cleats',
      description: expect.any(String) as string,
      date: '2026-05-01',
      topics: ['sports'],
      image: '/pictures/posts/cleats.jpg',
    });
  });

  it('returns the pulled sentences of the text', async () => {
    expect((await relatedTo('bump')).pulled).toEqual(['Lay the clothes out.']);
    expect((await relatedTo('one-topic')).pulled).toEqual([]);
  });

  it('returns nothing for a post without related ones', async () => {
    expect((await relatedTo('elsewhere')).related).toEqual([]);
  });

  it.each([
    ['nowhere', 404],
    ['', 400],
  ])('answers %j with %i', async (slug, status) => {
    expect((await backend.get(`/api/posts/beside?slug=${slug}`, {})).status).toBe(status);
  });
});

onOneDatabase('the seed posts', (kind) => {
  const backend = useApp(kind);

  it('have two pulled sentences each, and related posts', async () => {
    await importFiles(backend.db, await findFiles([seedFolder]), {
      defaultDomain: 'thedailynest.example',
      latest: lastDay,
    });
    const all = await backend.db.select({ slug: posts.slug }).from(posts);
    expect(all.length).toBeGreaterThanOrEqual(32);
    for (const { slug } of all) {
      const { pulled, related } = (await (
        await backend.get(`/api/posts/beside?slug=${slug}`, {})
      ).json()) as RelatedAnswer;
      expect([slug, pulled.length, related.length]).toEqual([slug, 2, 6]);
    }
  });
});
