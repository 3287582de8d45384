/** The days of the week, as `Date` counts them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const dayMs = 24 * 3_600_000;

/** Returns the nth weekday of a month as an ISO day: the fourth (4) Thursday (4) of November (11). */
export function nthWeekday(year: number, month: number, weekday: Weekday, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const offset = (weekday - first.getUTCDay() + 7) % 7;
  return isoDay(first.getTime() + (offset + 7 * (nth - 1)) * dayMs);
}

/** Returns the ISO day that is a number of days after another, or before it. */
export function addDays(day: string, count: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + count * dayMs);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
