import { expect, it } from 'vitest';
import { distance, likelyMeant } from './nearest-words.ts';

it.each([
  ['sleep', 'sleep', 0],
  ['slepe', 'sleep', 1],
  ['bedtme', 'bedtime', 1],
  ['recieve', 'receive', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%s and %s have an edit distance of %i', (one, other, expected) => {
  expect(distance(one, other)).toBe(expected);
  expect(distance(other, one)).toBe(expected);
});

it('returns only the nearest words', () => {
  expect(likelyMeant('todler', ['toddler', 'hustler', 'dollar'])).toEqual(['toddler']);
});

it('returns nothing for very short words, which are near to many', () => {
  expect(likelyMeant('tv', ['t', 'to', 'tx'])).toEqual([]);
});
