/** How a day is printed: 'November 12, 2026', 'Nov 12, 2026' or, where the day says too much, 'November 2026'; so in any language. */
export type DayStyle = 'long' | 'short' | 'month';

const forms: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

// Made once for each locale: a formatter costs a hundred times what it prints.
const made = new Map<string, Intl.DateTimeFormat>();

// In UTC, so that server and every reader print the same day.
function formatOf(style: DayStyle, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  let format = made.get(key);
  if (!format)
    made.set(key, (format = new Intl.DateTimeFormat(locale, { ...forms[style], timeZone: 'UTC' })));
  return format;
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;
const hasZone = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i;

/** Midnight UTC of the day that is meant, or undefined where no day can be read. */
function read(value: string): Date | undefined {
  const text = value.trim();
  if (isoDay.test(text) && !hasZone.test(text.slice(10))) {
    const day = text.slice(0, 10);
    const date = new Date(`${day}T00:00:00Z`);
    // Reject a day such as February 31, which rolls over into March in some engines.
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : undefined;
  }
  const date = new Date(hasZone.test(text) ? text : `${text} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * A publication date in words. A date without a time is that day in every time zone; one with a time zone is its day in UTC.
 * Undefined for anything that is not a date, so that nobody ever reads 'Invalid Date'.
 *
 * @param locale the language, `es`. What prints on server and browser is given the same, never that of the machine. @default 'en-US'
 */
export function formatDay(
  value: string | null | undefined,
  style: DayStyle = 'long',
  locale = 'en-US',
): string | undefined {
  const date = typeof value === 'string' ? read(value) : undefined;
  return date && formatOf(style, locale).format(date);
}

/** The same day for machines, `2026-11-12`. Undefined for anything that is not a date. */
export function dayOf(value: string | null | undefined): string | undefined {
  const date = typeof value === 'string' ? read(value) : undefined;
  return date?.toISOString().slice(0, 10);
}
