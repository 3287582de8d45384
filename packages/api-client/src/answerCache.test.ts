import { expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.ts';

it('forgets an answer five minutes after its last use, not after its first', () => {
  let now = 0;
  const cache = createAnswerCache(300_000, () => now);
  cache.set('page 1', 'answer');
  now = 200_000;
  expect(cache.get('page 1')).toBe('answer');
  now = 499_999;
  expect(cache.get('page 1')).toBe('answer');
  now = 799_999;
  expect(cache.get('page 1')).toBeUndefined();
});

it('drops the answer that was longest unused when there are more than fifty', () => {
  const cache = createAnswerCache(300_000, () => 0);
  for (let page = 1; page <= 50; page += 1) cache.set(`page ${page}`, page);
  cache.get('page 1');
  cache.set('page 51', 51);
  expect(cache.get('page 1')).toBe(1);
  expect(cache.get('page 2')).toBeUndefined();
  expect(cache.get('page 51')).toBe(51);
});
