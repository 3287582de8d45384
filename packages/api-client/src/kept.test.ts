import { expect, it } from 'vitest';
import { keepAnswers } from './kept.ts';

it('forgets an answer five minutes after its last use, not after its first', () => {
  let now = 0;
  const kept = keepAnswers(300_000, () => now);
  kept.set('page 1', 'answer');
  now = 200_000;
  expect(kept.get('page 1')).toBe('answer');
  now = 499_999;
  expect(kept.get('page 1')).toBe('answer');
  now = 799_999;
  expect(kept.get('page 1')).toBeUndefined();
});

it('drops the answer that was longest unused when there are more than fifty', () => {
  const kept = keepAnswers(300_000, () => 0);
  for (let page = 1; page <= 50; page += 1) kept.set(`page ${page}`, page);
  kept.get('page 1');
  kept.set('page 51', 51);
  expect(kept.get('page 1')).toBe(1);
  expect(kept.get('page 2')).toBeUndefined();
  expect(kept.get('page 51')).toBe(51);
});
