import { expect, it } from 'vitest';
import { distance, likelyMeant } from './nearest-words.ts';

it.each([
  ['sleep', 'sleep', 0],
  ['slepe', 'sleep', 1],
  ['bedtme', 'bedtime', 1],
  ['recieve', 'receive', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%s and %s are %i mistakes apart', (one, other, expected) => {
  expect(distance(one, other)).toBe(expected);
  expect(distance(other, one)).toBe(expected);
});

it('offers the nearest words only', () => {
  expect(likelyMeant('todler', ['toddler', 'hustler', 'dollar'])).toEqual(['toddler']);
});

it('guesses nothing for very short words, which are near to everything', () => {
  expect(likelyMeant('tv', ['t', 'to', 'tx'])).toEqual([]);
});
