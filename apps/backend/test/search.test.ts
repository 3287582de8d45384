import { beforeAll, expect, it } from 'vitest';
import { onOneDatabase, useApp } from './databases.ts';
import { aPost, storePosts } from './posts.ts';

onOneDatabase('the search', (kind) => {
  const backend = useApp(kind);

  beforeAll(async () => {
    await storePosts(backend.db, [
      aPost({
        slug: 'bedtime',
        title: 'A calmer bedtime',
        description: 'Sleeping through.',
        body: 'Brush teeth, read, lights out. Children love the same order every night.',
        image: '/pictures/posts/bedtime.svg',
      }),
      aPost({
        slug: 'vaccines',
        title: 'Vaccination day',
        body: 'What helps against the needle. Bring a book for bedtime.',
      }),
      aPost({
        slug: 'toddlers',
        title: 'Toddlers at the table',
        body: 'Peas, carrots and patience.',
        shortKeywords: 'picky eating',
      }),
      aPost({ slug: 'elsewhere', title: 'Bedtime elsewhere', domain: 'other.example' }),
      aPost({ slug: 'untitled', title: '', description: '', body: '# Thunderstorms\n\nCounting seconds.' }),
    ]);
  });

  async function slugs(q: string, more = ''): Promise<string[]> {
    const path = `/api/search?domain=thedailynest.example&q=${encodeURIComponent(q)}${more}`;
    const { results } = (await (await backend.get(path, {})).json()) as { results: { slug: string }[] };
    return results.map(({ slug }) => slug);
  }

  it('ranks a title before a mention in the body, and stays within the domain', async () => {
    expect(await slugs('bedtime')).toEqual(['bedtime', 'vaccines']);
  });

  it.each([
    ['a shot', 'vaccines'],
    ['fussy eater', 'toddlers'],
    ['put to bed', 'bedtime'],
  ])('finds “%s” by synonyms', async (q, slug) => {
    expect((await slugs(q))[0]).toBe(slug);
  });

  it('does not match words that only share their beginning', async () => {
    expect(await slugs('gatience')).toEqual([]);
  });

  it.each([
    ['other forms of a word', 'sleep', 'bedtime'],
    ['capital letters and signs', '"Toddler!"', 'toddlers'],
    ['keywords', 'picky eater', 'toddlers'],
    ['the beginning of a word', 'bedt', 'bedtime'],
    ['the beginning of a long word whose stem is shorter', 'vaccinati', 'vaccines'],
    ['a missing letter', 'bedtme', 'bedtime'],
    ['a swapped pair of letters', 'todlders', 'toddlers'],
    ['a doubled letter', 'vaccinnation', 'vaccines'],
    ['words of which a filler is left out', 'the toddlers at the table', 'toddlers'],
    ['two words, one mistyped', 'calmer bedtmie', 'bedtime'],
  ])('finds by %s: %s', async (_name, q, slug) => {
    expect((await slugs(q))[0]).toBe(slug);
  });

  it('ranks posts with all the words first, then those with some of them', async () => {
    expect(await slugs('needle bedtime')).toEqual(['vaccines', 'bedtime']);
    expect((await slugs('needle carrots')).toSorted()).toEqual(['toddlers', 'vaccines']);
  });

  it.each(['', '   ', '!!!', 'the', 'xylophonist', "'", "q'x\\x", ':* & |', '\u0000', '<script>'])(
    'returns nothing and does not fail for %j',
    async (q) => {
      expect(await slugs(q)).toEqual([]);
    },
  );

  it('answers in exactly the agreed shape', async () => {
    const answer = await backend.get('/api/search?domain=localhost&q=calmer', {});
    expect(await answer.json()).toEqual({
      results: [
        {
          slug: 'bedtime',
          title: 'A calmer bedtime',
          description: 'Sleeping through.',
          date: '2026-05-01',
          image: '/pictures/posts/bedtime.svg',
          keywords: [],
          questions: [],
          found: 1,
        },
      ],
    });
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  it('shows the beginning of the body if a title is missing', async () => {
    const answer = await backend.get('/api/search?domain=localhost&q=thunderstorms', {});
    expect(await answer.json()).toMatchObject({
      results: [{ title: 'Thunderstorms Counting seconds.', description: 'Thunderstorms Counting seconds.' }],
    });
  });

  it('respects the limit', async () => {
    expect(await slugs('bedtime', '&limit=1')).toEqual(['bedtime']);
  });

  it.each(['&limit=0', '&limit=51', '&limit=x'])('rejects %s with 400', async (more) => {
    const answer = await backend.get(`/api/search?domain=localhost&q=a${more}`, {});
    expect(answer.status).toBe(400);
  });

  it.each([
    '/api/search?domain=localhost',
    '/api/search?q=a',
    `/api/search?domain=localhost&q=${'a'.repeat(201)}`,
  ])('rejects %s with 400', async (path) => {
    expect((await backend.get(path, {})).status).toBe(400);
  });
});
