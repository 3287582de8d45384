/**
 * The milliseconds that a `Retry-After` asks for: seconds, or a date. Undefined where there is none or it says nothing that can be
 * read; a date that is past asks for no pause.
 */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` takes much more than the three formats of HTTP; all of those have a weekday and a time.
  const date = /^[a-z]{3,9},? .*\d:\d\d:\d\d/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
