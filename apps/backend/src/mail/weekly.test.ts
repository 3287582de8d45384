import { describe, expect, it } from 'vitest';
import { isDue, lastTime, weekOf } from './weekly.ts';

const sunday = { day: 0, hour: 14, minute: 0 };
const at = (text: string) => new Date(`${text}Z`);

describe('the weekly letter', () => {
  it.each([
    ['2026-11-22T13:59', '2026-11-15T14:00'],
    ['2026-11-22T14:00', '2026-11-22T14:00'],
    ['2026-11-28T23:59', '2026-11-22T14:00'],
    ['2027-01-01T00:00', '2026-12-27T14:00'],
  ])('at %s was last due at %s', (now, last) => {
    expect(lastTime(sunday, at(now))).toEqual(at(last));
  });

  it('is made up to a day late, and not after that', () => {
    expect(isDue(sunday, at('2026-11-22T14:00'))).toBe(true);
    expect(isDue(sunday, at('2026-11-23T13:59'))).toBe(true);
    expect(isDue(sunday, at('2026-11-23T14:00'))).toBe(false);
  });

  it.each([
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
  ])('of %s is that of the ISO week %s', (day, week) => {
    expect(weekOf(at(`${day}T12:00`))).toBe(week);
  });
});
