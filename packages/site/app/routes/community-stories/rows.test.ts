import { expect, it } from 'vitest';
import { storyRows } from './rows.ts';

const looks = (count: number) =>
  storyRows(Array.from({ length: count }, (_, place) => place)).map(
    ({ variant, stories }) => `${variant} ${stories.join(' ')}`,
  );

it('shows every story once, in order, and no two neighboring rows alike', () => {
  expect(looks(7)).toEqual(['leading 0', 'column 1 2', 'featured 3', 'column 4 5', 'featured 6']);
  expect(looks(0)).toEqual([]);
});

it('gives a single last story its own row', () => {
  expect(looks(2)).toEqual(['leading 0', 'featured 1']);
  expect(looks(5)).toEqual(['leading 0', 'column 1 2', 'featured 3', 'featured 4']);
});
