import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { addDays, nthWeekday } from './calendar.ts';
import { liftedOn, occasions } from './occasions.ts';
import { wellnessArticles } from './wellness.ts';

const named = (name: string) => occasions.find((occasion) => occasion.name === name)!;

describe('the calendar of occasions', () => {
  it.each([
    [2024, '2024-11-28'],
    [2025, '2025-11-27'],
    [2026, '2026-11-26'],
    [2027, '2027-11-25'],
  ])('knows Thanksgiving of %s', (year, thursday) => {
    expect(nthWeekday(year, 11, 4, 4)).toBe(thursday);
    expect(named('Thanksgiving').days(year)).toEqual([addDays(thursday, -3), addDays(thursday, 3)]);
  });

  it.each([
    ['The clocks go forward', 2027, '2027-03-14', 4],
    ['The clocks go back', 2026, '2026-11-01', 4],
    ['Mother’s Day', 2027, '2027-05-09', 3],
    ['Father’s Day', 2027, '2027-06-20', 3],
    ['Child Passenger Safety Week', 2025, '2025-09-21', 0],
  ])('%s of %s is around %s', (name, year, sunday, before) => {
    expect(named(name).days(year)[0]).toBe(addDays(sunday, -before));
  });

  it('lifts the pieces of Thanksgiving from the Monday before it to the Sunday after it', () => {
    const [first] = named('Thanksgiving').pieces;
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-29']) expect(liftedOn(day)[0]).toBe(first);
    for (const day of ['2026-11-22', '2026-11-30']) expect(liftedOn(day)).not.toContain(first);
  });

  it('goes over the turn of the year', () => {
    const [first] = named('Colds, flu and RSV').pieces;
    for (const day of ['2026-12-27', '2027-01-01', '2027-02-15']) expect(liftedOn(day)[0]).toBe(first);
    expect(liftedOn('2027-02-16')).not.toContain(first);
  });

  it('names only pieces that the magazine has, and each once a day', () => {
    const pieces = new Set([
      ...articles.map(({ slug }) => `/articles/${slug}`),
      ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
      ...readdirSync(new URL('../../../apps/backend/posts', import.meta.url)).map(
        (file) => `/blog/${file.replace(/\.md$/, '')}`,
      ),
    ]);
    for (const occasion of occasions)
      for (const href of occasion.pieces) expect(pieces, `${occasion.name}: ${href}`).toContain(href);
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const lifted = liftedOn(day);
      expect(new Set(lifted).size).toBe(lifted.length);
    }
  });
});
