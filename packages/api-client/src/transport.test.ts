import { expect, it } from 'vitest';
import { backoff } from './transport.ts';

it('doubles the pause from half a second and never waits more than 30 seconds', () => {
  expect([1, 2, 3, 6, 7, 8, 20].map(backoff)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000, 30_000]);
});
