import { expect, it } from 'vitest';
import { startModeOf } from './start-mode.ts';

it('starts on intent where no route says otherwise', () => {
  expect(startModeOf([undefined, {}, { query: ['q'] }])).toBe('intent');
});

it('follows the nearest route that says when', () => {
  expect(startModeOf([{ start: 'never' }, { start: 'eager' }, undefined])).toBe('eager');
  expect(startModeOf([{ start: 'eager' }, { start: 'never' }])).toBe('never');
});
