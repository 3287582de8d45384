/**
 * The format of a day: 'November 12, 2026', 'Nov 12, 2026' or 'November 2026', and the same in other
 * languages.
 */
export type DayStyle = 'long' | 'short' | 'month';

const forms: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

// Cached by locale, because a formatter takes a hundred times as long as formatting.
const made = new Map<string, Intl.DateTimeFormat>();

// In UTC, so that server and browser print the same day.
function formatOf(style: DayStyle, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  let format = made.get(key);
  if (!format)
    made.set(key, (format = new Intl.DateTimeFormat(locale, { ...forms[style], timeZone: 'UTC' })));
  return format;
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;
const hasZone = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i;

/** Returns midnight UTC of the day, or undefined for an invalid date. */
function read(value: string): Date | undefined {
  const text = value.trim();
  if (isoDay.test(text) && !hasZone.test(text.slice(10))) {
    const day = text.slice(0, 10);
    const date = new Date(`${day}T00:00:00Z`);
    // Some engines turn February 31 into a day in March.
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : undefined;
  }
  const date = new Date(hasZone.test(text) ? text : `${text} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * Formats a publication date. A date without a time is that day in every time zone; one with a time zone is
 * its day in UTC. Returns undefined for an invalid date.
 *
 * @param locale the language, `es`. Server and browser must pass the same one. @default 'en-US'
 */
export function formatDay(
  value: string | null | undefined,
  style: DayStyle = 'long',
  locale = 'en-US',
): string | undefined {
  const date = typeof value === 'string' ? read(value) : undefined;
  return date && formatOf(style, locale).format(date);
}

/** Returns the same day as `2026-11-12`, or undefined for an invalid date. */
export function dayOf(value: string | null | undefined): string | undefined {
  const date = typeof value === 'string' ? read(value) : undefined;
  return date?.toISOString().slice(0, 10);
}
