import { expect, it } from 'vitest';
import { shortSummary } from './short-summary.ts';

it('shortens a summary to whole sentences, or after a word', () => {
  expect(shortSummary('Short enough.')).toBe('Short enough.');
  expect(
    shortSummary(
      'It whistles, it wakes, it comes back with each cold and each run around the field. Twelve answers.',
    ),
  ).toBe('It whistles, it wakes, it comes back with each cold and each run around the field.');
  expect(
    shortSummary(
      'Loved books tear. What to do with one from the library, how to mend your own, so that it stays loved.',
    ),
  ).toBe('Loved books tear. What to do with one from the library, how to mend your own, so that it…');
});
