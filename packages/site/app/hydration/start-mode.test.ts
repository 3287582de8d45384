import { expect, it } from 'vitest';
import { startModeOf } from './start-mode.ts';

it('starts on intent by default', () => {
  expect(startModeOf([undefined, {}, { query: ['q'] }])).toBe('intent');
});

it('is that of the innermost route that sets it', () => {
  expect(startModeOf([{ start: 'never' }, { start: 'eager' }, undefined])).toBe('eager');
  expect(startModeOf([{ start: 'eager' }, { start: 'never' }])).toBe('never');
});
