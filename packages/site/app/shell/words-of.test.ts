import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['/articles/lunch-boxes', 'lunch boxes'],
  ['/news/Night_feeds.html', 'Night feeds'],
  ['/caf%C3%A9-mornings/', 'café mornings'],
])('reads the words of %s', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});

it.each(['/', '', '/2024/03', '/%E0%A4%A', `/${'word-'.repeat(20)}`])('finds none in %j', (path) => {
  expect(wordsOf(path)).toBe('');
});
