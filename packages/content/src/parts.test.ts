import { expect, it } from 'vitest';
import { without } from './parts.ts';
import { topics } from './topics.ts';

const { hasPage, hasPart, linksOf } = without(['books', 'politics', 'donation']);

it('a part that is left out takes its page and every link to it along, and nothing else', () => {
  expect(['/books', '/books#age-3', '/politics?page=2'].filter(hasPage)).toEqual([]);
  const others = ['/', '/radio', '/bookshelf', '/blog/books', '#family-letter', 'https://example.org/books'];
  expect(others.filter(hasPage)).toEqual(others);
  expect(linksOf([{ href: '/books' }, { href: '/radio' }])).toEqual([{ href: '/radio' }]);
  expect([hasPart('donation'), hasPart('ads')]).toEqual([false, true]);
});

it('a topic that is left out takes its wall along', () => {
  const walls = topics.filter(({ route }) => hasPage(route)).map(({ slug }) => slug);
  expect(walls).toEqual(topics.map(({ slug }) => slug).filter((slug) => slug !== 'politics'));
});
