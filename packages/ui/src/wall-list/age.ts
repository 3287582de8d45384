import { formatDay } from '../byline/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/**
 * How old news is: 'just now', '5 minutes ago', '3 hours ago', '2 days ago'; after a week, or when it lies in the future, the day
 * itself ('Nov 12, 2026'). Undefined for anything that is not a date.
 *
 * @param now the moment from which it is seen. Given by the host, so that server and browser print the same.
 */
export function ageOf(date: string | null | undefined, now: Date | number | string): string | undefined {
  if (typeof date !== 'string') return undefined;
  const elapsed = new Date(now).getTime() - new Date(date).getTime();
  if (Number.isNaN(elapsed) || elapsed >= 7 * day || elapsed < -minute) return formatDay(date, 'short');
  if (elapsed < minute) return 'just now';
  if (elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return relative.format(-Math.floor(elapsed / hour), 'hour');
  return relative.format(-Math.floor(elapsed / day), 'day');
}
