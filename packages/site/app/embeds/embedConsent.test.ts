import { expect, it } from 'vitest';
import { parseProviders } from './embedConsent.ts';

it('reads the providers that a reader let in', () => {
  expect(parseProviders('["YouTube","Google Drive"]')).toEqual(['YouTube', 'Google Drive']);
});

it.each(['', 'true', '{"a":1}', '["YouTube"', 'null'])('takes %j as no choice at all', (stored) => {
  expect(parseProviders(stored)).toEqual([]);
});

it('drops what is no name', () => {
  expect(parseProviders('["YouTube",7,null]')).toEqual(['YouTube']);
});
