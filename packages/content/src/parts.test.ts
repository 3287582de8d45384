import { expect, it, vi } from 'vitest';

vi.mock('./left-out.ts', () => ({ leftOut: ['books', 'politics', 'donation'] }));
const { hasPage, hasPart, linksOf } = await import('./parts.ts');

it('a part that is left out takes its page and every link to it along, and nothing else', () => {
  expect(['/books', '/books#age-3', '/politics?page=2'].filter(hasPage)).toEqual([]);
  const others = ['/', '/radio', '/bookshelf', '/blog/books', '#family-letter', 'https://example.org/books'];
  expect(others.filter(hasPage)).toEqual(others);
  expect(linksOf([{ href: '/books' }, { href: '/radio' }])).toEqual([{ href: '/radio' }]);
  expect([hasPart('donation'), hasPart('ads')]).toEqual([false, true]);
});

it('the walls are those of the topics that a title has', async () => {
  const { topics } = await import('./topics.ts');
  expect(topics).toHaveLength(15);
  expect(topics.map(({ slug }) => slug)).not.toContain('politics');
});
