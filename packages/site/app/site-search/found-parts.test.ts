import { expect, it } from 'vitest';
import { foundParts } from './found-parts.ts';

const found = (text: string, ...words: string[]) =>
  foundParts(text, words).flatMap(({ part, found: hit }) => (hit ? [part] : []));

it('finds words by their beginning, ignoring case', () => {
  expect(found('Sleep, and why a sleeping child may be left asleep', 'sleep')).toEqual(['Sleep', 'sleep']);
  expect(found('Car seats go by size', 'seats', 'car')).toEqual(['Car', 'seats']);
});

it('returns the whole text', () => {
  for (const words of [[], ['a'], ['sleep'], ['the', 'the thermometer']])
    expect(
      foundParts('The thermometer (38°C). Sleep!', words)
        .map(({ part }) => part)
        .join(''),
    ).toBe('The thermometer (38°C). Sleep!');
});

it('prefers the longer of two words with the same beginning', () => {
  expect(found('Sleeping well', 'sleep', 'sleeping')).toEqual(['Sleeping']);
});
