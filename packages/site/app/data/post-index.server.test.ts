import { expect, it } from 'vitest';
import { createPostIndex } from './post-index.server.ts';

it.each([
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01T08:00:00+02:00', '2026-05-01T08:00:00+02:00'],
  ['2026-02-31', undefined],
  ['9999-12-31', undefined],
  ['May 1, 2026', undefined],
  ['1', undefined],
])('a sitemap or feed formats “%s” as the time %s', async (date, time) => {
  const index = createPostIndex('http://blog.example', () =>
    Promise.resolve({ posts: [{ slug: 'a-post', date, changed: date }] }),
  );
  const { posts } = await index.page('news.example');
  expect([posts[0]!.slug, posts[0]!.date, posts[0]!.changed]).toEqual(['a-post', time, time]);
});
