import { expect, it } from 'vitest';
import { foundParts } from './found-parts.ts';

const found = (text: string, query: string) =>
  foundParts(text, query).flatMap(({ part, found: hit }) => (hit ? [part] : []));

it('finds the words where they begin, whatever their case', () => {
  expect(found('Sleep, and why a sleeping child may be left asleep', 'sleep')).toEqual(['Sleep', 'sleep']);
  expect(found('Car seats go by size', 'seats car')).toEqual(['Car', 'seats']);
});

it('loses nothing of the text', () => {
  for (const query of ['', 'a', 'sleep', '.* (sleep) [', 'the THE thermometer'])
    expect(
      foundParts('The thermometer (38°C). Sleep!', query)
        .map(({ part }) => part)
        .join(''),
    ).toBe('The thermometer (38°C). Sleep!');
});

it('takes the longer of two words that begin alike', () => {
  expect(found('Sleeping well', 'sleep sleeping')).toEqual(['Sleeping']);
});
