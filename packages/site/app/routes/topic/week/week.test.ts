import { describe, expect, it } from 'vitest';
import { skyOf } from './almanac.server.ts';
import { dateOf, observedOn, dayNumber, occurrence } from './occurrence.ts';
import { weekFrom } from './week.server.ts';
import { almanacPlace } from '@daily-nest/content/calendar-days';
import { freeThings } from '@daily-nest/content/free-things';

const notesOf = (week: ReturnType<typeof weekFrom>) =>
  Object.fromEntries(week.days.map(({ date, notes }) => [date, notes.map(({ title }) => title)]));

function on(rule: Parameters<typeof occurrence>[0], year: number): string | undefined {
  const day = occurrence(rule, year);
  return day === undefined ? undefined : dateOf(day);
}

describe('the week of Local Events', () => {
  it('begins today, by the clock of the place whose sun it shows', () => {
    // Nine in the evening of November 27 in Philadelphia.
    const { days } = weekFrom(new Date('2026-11-28T02:00:00Z'));
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(days[0]).toMatchObject({ weekday: 'Friday', month: 'Nov', day: 27 });
  });

  it('has seven different days, and says so, where the clocks change', () => {
    for (const [now, change, title] of [
      ['2026-03-06T17:00:00Z', '2026-03-08', 'Clocks go forward'],
      ['2026-10-30T17:00:00Z', '2026-11-01', 'Clocks go back'],
    ] as const) {
      const week = weekFrom(new Date(now));
      expect(new Set(week.days.map(({ date }) => date)).size).toBe(7);
      expect(notesOf(week)[change]).toContain(title);
    }
    // The sun rises an hour later by the clock from one day to the next.
    expect(skyOf('2026-03-07', almanacPlace).sunrise).toMatch(/^6:2\d$/);
    expect(skyOf('2026-03-08', almanacPlace).sunrise).toMatch(/^7:2\d$/);
  });

  it('passes the end of the year, with a holiday that is kept in the old one', () => {
    const week = weekFrom(new Date('2027-12-29T17:00:00Z'));
    expect(week.days.at(-1)!.date).toBe('2028-01-04');
    // January 1, 2028 is a Saturday.
    expect(notesOf(week)['2027-12-31']).toContain('New Year’s Day, observed');
    expect(notesOf(week)['2028-01-01']).toContain('New Year’s Day');
    expect(notesOf(week)['2027-12-30']).toContain('Winter break');
  });

  it('explains a break of several days once', () => {
    const { days } = weekFrom(new Date('2026-12-25T17:00:00Z'));
    const told = days.flatMap(({ notes }) => notes.filter(({ title }) => title === 'Winter break'));
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(({ text }) => text)).toHaveLength(1);
  });

  it('offers something free at every time of a year, never twice in a week, and no closed door on a holiday', () => {
    for (let day = dayNumber('2026-11-27'); day < dayNumber('2027-11-27'); day += 11) {
      const { days } = weekFrom(new Date(`${dateOf(day)}T17:00:00Z`));
      const offered = days.flatMap(({ things }) => things.map(({ id }) => id));
      expect(new Set(offered).size, dateOf(day)).toBe(offered.length);
      const [today] = days;
      expect(today!.things.length + today!.notes.length, dateOf(day)).toBeGreaterThan(0);
      if (!today!.notes.some(({ kind }) => kind === 'holiday')) continue;
      const staffed = freeThings.filter((thing) => thing.staffed).map(({ id }) => id);
      expect(
        today!.things.filter(({ id }) => staffed.includes(id)),
        dateOf(day),
      ).toEqual([]);
    }
  });
});

it('finds the holidays of a year by their rules', () => {
  expect(on({ month: 11, weekday: 4, nth: 4 }, 2026)).toBe('2026-11-26');
  expect(on({ month: 5, weekday: 1, nth: -1 }, 2027)).toBe('2027-05-31');
  expect(on({ month: 11, weekday: 1, nth: 1, shift: 1, years: 'even' }, 2028)).toBe('2028-11-07');
  expect(on({ month: 11, weekday: 1, nth: 1, shift: 1, years: 'even' }, 2027)).toBeUndefined();
  expect(dateOf(observedOn(dayNumber('2027-12-25')))).toBe('2027-12-24');
});

it('knows the moon and the length of a day', () => {
  // Full on November 24, 2026, last quarter on December 1 (U.S. Naval Observatory).
  expect(skyOf('2026-11-24', almanacPlace).moon.name).toBe('Full moon');
  expect(skyOf('2026-12-01', almanacPlace).moon).toMatchObject({ name: 'Last quarter', waxing: false });
  expect(skyOf('2026-12-21', almanacPlace).daylight.hours).toBe(9);
  expect([14, 15]).toContain(skyOf('2026-06-21', almanacPlace).daylight.hours);
});
