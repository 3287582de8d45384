import { expect, it } from 'vitest';
import { type MonthCount, totalOf, windowOf } from './paging.ts';

const months: MonthCount[] = [
  { month: '2026-11-01', posts: 4 },
  { month: '2026-10-01', posts: 25 },
  { month: '2026-07-01', posts: 1 },
  { month: '2025-12-01', posts: 12 },
];

it('adds up the counts of months', () => {
  expect(totalOf(months)).toBe(42);
  expect(totalOf([])).toBe(0);
});

it('starts the first page at the newest post', () => {
  expect(windowOf(months, 0, 10)).toEqual({ from: 'newest', bound: '2026-12-01', skip: 0, take: 10 });
});

it('starts in the month where the page begins', () => {
  expect(windowOf(months, 10, 10)).toEqual({ from: 'newest', bound: '2026-11-01', skip: 6, take: 10 });
});

it('reads from the older end of a month if that is nearer', () => {
  expect(windowOf(months, 19, 10)).toEqual({ from: 'oldest', bound: '2026-10-01', skip: 0, take: 10 });
});

it('reads the last page from the other end, with its remaining posts only', () => {
  expect(windowOf(months, 40, 10)).toEqual({ from: 'oldest', bound: '2025-12-01', skip: 0, take: 2 });
});

it('returns nothing past the end', () => {
  expect(windowOf(months, 42, 10)).toBeUndefined();
  expect(windowOf([], 0, 10)).toBeUndefined();
});

it('never skips more than half a month', () => {
  const many = Array.from({ length: 24 }, (_, index) => ({
    month: `${2025 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}-01`,
    posts: 1000,
  }));
  for (let offset = 0; offset < 24_000; offset += 10) {
    expect(windowOf(many, offset, 10)?.skip).toBeLessThanOrEqual(500);
  }
});
