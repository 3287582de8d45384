import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['/articles/lunch-boxes', 'lunch boxes'],
  ['/news/Night_feeds.html', 'Night feeds'],
  ['/caf%C3%A9-mornings/', 'café mornings'],
])('returns the words of %s', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});

it.each(['/', '', '/2024/03', '/%E0%A4%A', `/${'word-'.repeat(20)}`])('returns nothing for %j', (path) => {
  expect(wordsOf(path)).toBe('');
});
