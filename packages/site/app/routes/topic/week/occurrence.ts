import type { CalendarDay } from '@daily-nest/content/types';

const dayMs = 86_400_000;

/** Returns the day of an ISO date, counted from 1970: whole days, which no clock change makes longer. */
export function dayNumber(date: string): number {
  return Date.parse(date) / dayMs;
}

/** Returns the ISO date of a counted day. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Returns a day's weekday, from 0 for Sunday. */
export function weekdayOf(day: number): number {
  return new Date(day * dayMs).getUTCDay();
}

/** Returns the counted day on which a rule falls in a year, or undefined in a year without it. */
export function occurrence(rule: CalendarDay['rule'], year: number): number | undefined {
  if ('day' in rule) return Date.UTC(year, rule.month - 1, rule.day) / dayMs;
  if (rule.years === 'even' && year % 2 !== 0) return undefined;
  const { month, weekday, nth, shift = 0 } = rule;
  if (nth === -1) {
    const last = Date.UTC(year, month, 0) / dayMs;
    return last - ((weekdayOf(last) - weekday + 7) % 7) + shift;
  }
  const first = Date.UTC(year, month - 1, 1) / dayMs;
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7 + shift;
}

/** Returns the day on which a federal holiday is kept: Friday for a Saturday, Monday for a Sunday. */
export function observedOn(day: number): number {
  const weekday = weekdayOf(day);
  return weekday === 6 ? day - 1 : weekday === 0 ? day + 1 : day;
}
