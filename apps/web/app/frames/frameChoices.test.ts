import { expect, it } from 'vitest';
import { parseChoices } from './frameChoices.ts';

it('reads the providers that a reader let in', () => {
  expect(parseChoices('["YouTube","Google Drive"]')).toEqual(['YouTube', 'Google Drive']);
});

it.each(['', 'true', '{"a":1}', '["YouTube"', 'null'])('takes %j as no choice at all', (stored) => {
  expect(parseChoices(stored)).toEqual([]);
});

it('drops what is no name', () => {
  expect(parseChoices('["YouTube",7,null]')).toEqual(['YouTube']);
});
