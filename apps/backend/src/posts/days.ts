/** The first day that a post may bear. */
export const firstDay = '1900-01-01';

/** The last day that a stored post may bear: calendars of databases, programs and readers agree up to there. */
export const lastDay = '9998-12-31';

/** The last day that a post may bear when it is imported, `YYYY-MM-DD`: a year from now. Later ones are slips of the pen. */
export function aYearFrom(now: Date): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** Whether a stored day, `YYYY-MM-DD`, is one that lists can count with. Databases also know `infinity` and years BC. */
export function isReadableDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= firstDay && day <= lastDay;
}
