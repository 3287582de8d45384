import { describe, expect, it } from 'vitest';
import { json, startBackend } from '../../server/testing/backend.test-support.ts';
import { createBackend } from './backend.server.ts';

async function ask<T>(
  answer: unknown,
  call: (backend: ReturnType<typeof createBackend>) => Promise<T>,
): Promise<T> {
  const server = await startBackend(json(answer));
  try {
    return await call(createBackend(server.url));
  } finally {
    await server.stop();
  }
}

it('drops an invalid search result and invisible characters', async () => {
  const results = [
    { slug: 'a', title: '\u202eFirst\u0000 day\u200b', description: 7 },
    { slug: 'half-\ud83d', title: 'Half a character' },
    { slug: 'b', title: null },
    null,
  ];
  const hits = await ask({ results }, (backend) => backend.searchPosts('day', 'a.example', 10));
  expect(hits).toEqual([{ slug: 'a', title: 'First day', description: '' }]);
});

it('drops an invalid headline of a wall and invisible characters', async () => {
  const items = [
    { title: 'A\u2067 b', link: 'https://a.example/', summary: 'x\u0007y' },
    { title: '\u200b', link: 'https://a.example/2' },
    { title: 'A script', link: 'javascript:alert(1)' },
    3,
  ];
  const wall = await ask({ topic: 'sports', items }, (backend) => backend.wall('sports', 'a.example'));
  expect(wall?.items).toEqual([{ title: 'A b', link: 'https://a.example/', summary: 'x y' }]);
});

it('drops an invalid related post', async () => {
  const answer = {
    pulled: ['Nobody\u200b said this.'],
    related: [
      {
        slug: 'a',
        title: 'First day',
        description: 7,
        date: '2026-05-01',
        topics: 'x',
        image: 'javascript:alert(1)',
      },
      { slug: '', title: 'No address' },
      null,
    ],
    ages: [{ slug: 'teens', label: 'Teens' }, { slug: '../x', label: 'X' }, { slug: '0-to-1' }, 7],
    byline: { id: 'a-writer', invented: 'yes' },
    series: {
      title: 'A',
      href: '/series/a',
      part: 1,
      of: 2,
      next: { href: 'javascript:alert(1)', title: 'B' },
    },
  };
  expect(await ask(answer, (backend) => backend.related('b'))).toEqual({
    pulled: ['Nobody said this.'],
    related: [{ slug: 'a', title: 'First day', description: '', date: '2026-05-01', topics: [] }],
    ages: [{ slug: 'teens', label: 'Teens' }],
    byline: { id: 'a-writer', invented: false },
    series: { title: 'A', href: '/series/a', part: 1, of: 2 },
  });
});

it.each([
  ['nonsense', []],
  ['an error', { error: {} }],
])('returns no related posts after %s', async (_name, answer) => {
  expect((await ask(answer, (backend) => backend.related('b')))?.related ?? []).toEqual([]);
});

it('sends no request for posts related to one of a foreign blog', async () => {
  const backend = createBackend('http://backend.invalid', 'http://blog.invalid');
  expect(await backend.related('b')).toBeUndefined();
});

describe('the posts of an author, an age or a series', () => {
  it('are parsed without invalid rows and fields', async () => {
    const answer = {
      posts: [
        {
          slug: 'a',
          title: 'A',
          description: 'About.',
          date: '2026-05-01',
          part: 'two',
          image: 'javascript:x',
        },
        { slug: 'b' },
        null,
      ],
    };
    const posts = await ask(answer, (backend) => backend.filedPosts({ age: 'teens' }, 'a.example'));
    expect(posts).toEqual([{ slug: 'a', title: 'A', description: 'About.', date: '2026-05-01' }]);
  });

  it('are undefined after an error, and empty for a foreign blog', async () => {
    const under = { author: 'A' };
    expect(await ask({ error: {} }, (backend) => backend.filedPosts(under, 'a.example'))).toBeUndefined();
    const foreign = createBackend('http://backend.invalid', 'http://blog.invalid');
    expect(await foreign.filedPosts(under, 'a.example')).toEqual([]);
  });
});
