/** The earliest date of a post. */
export const firstDay = '1900-01-01';

/** The latest date of a stored post. Later dates differ between databases and programs. */
export const lastDay = '9998-12-31';

/**
 * Returns the latest date of an imported post, `YYYY-MM-DD`: a year from now. Later dates are typing errors.
 */
export function aYearFrom(now: Date): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** Returns whether lists can show a stored date. Databases also have `infinity` and years BC. */
export function isReadableDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= firstDay && day <= lastDay;
}
