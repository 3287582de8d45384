import { formatDay } from '../byline/day.ts';
import { english } from './labels.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Cached by locale, because a formatter takes a hundred times as long as formatting.
const made = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string): Intl.RelativeTimeFormat {
  let format = made.get(locale);
  if (!format) made.set(locale, (format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })));
  return format;
}

/**
 * Returns how old news is: 'just now', '5 minutes ago', '3 hours ago', '2 days ago'; after a week, or for a
 * future date, the day itself ('Nov 12, 2026'). Undefined for an invalid date.
 *
 * @param now the current time. The host passes it, so that server and browser render the same.
 * @param locale the language, for the same reason. @default 'en-US'
 * @param justNow the text for the last minute.
 */
export function ageOf(
  date: string | null | undefined,
  now: Date | number | string,
  locale = 'en-US',
  justNow = english.justNow,
): string | undefined {
  if (typeof date !== 'string') return undefined;
  const elapsed = new Date(now).getTime() - new Date(date).getTime();
  if (Number.isNaN(elapsed) || elapsed >= 7 * day || elapsed < -minute)
    return formatDay(date, 'short', locale);
  if (elapsed < minute) return justNow;
  const relative = formatOf(locale);
  if (elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return relative.format(-Math.floor(elapsed / hour), 'hour');
  return relative.format(-Math.floor(elapsed / day), 'day');
}
