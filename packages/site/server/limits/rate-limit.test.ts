import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';
import type { RefusedError } from './refused.ts';

let now = 0;
const make = (perSecond: number) => new RateLimit({ perSecond, now: () => now });

/** Returns how many consecutive requests are admitted, of at most a thousand. */
function allowed(limit: RateLimit, address = 'a', cost = 1): number {
  for (let number = 0; number < 1_000; number += 1) {
    if (refusedBy(() => limit.take(address, cost))) return number;
  }
  return 1_000;
}

function refusedBy(take: () => void): RefusedError | undefined {
  try {
    take();
    return undefined;
  } catch (error) {
    return error as RefusedError;
  }
}

it('admits a burst, then a number per second', () => {
  const limit = make(5);
  expect(allowed(limit)).toBe(50);
  now += 1_000;
  expect(allowed(limit)).toBe(5);
  now += 3_600_000;
  expect(allowed(limit)).toBe(50);
});

it('counts each address separately', () => {
  const limit = make(5);
  expect(allowed(limit, 'a')).toBe(50);
  expect(allowed(limit, 'b')).toBe(50);
});

it('takes more for expensive work, and says when there will be enough', () => {
  const limit = make(2);
  expect(allowed(limit, 'a', 4)).toBe(5);
  expect(refusedBy(() => limit.take('a', 4))).toMatchObject({ status: 429, retryAfter: 2 });
  now += 1_999;
  expect(refusedBy(() => limit.take('a', 4))).toBeDefined();
  now += 1;
  expect(refusedBy(() => limit.take('a', 4))).toBeUndefined();
});

it('is off with 0', () => {
  expect(allowed(make(0))).toBe(1_000);
});

it('drops the least recently used addresses when there are too many', () => {
  const limit = make(1);
  allowed(limit, 'first');
  for (let number = 0; number < 20_000; number += 1) limit.take(`crowd-${number}`, 1);
  expect(allowed(limit, 'first')).toBe(10);
});
