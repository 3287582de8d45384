/** The date of a moment on the clocks of a zone, such as `2026-11-27`. */
export function dayIn(zone: string, now = new Date()): string {
  // Sweden writes dates in the order of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
}

/** The date that many days before another one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The moment at which the day ends in a zone. */
export function endOfDay(zone: string, now = new Date()): Date {
  const today = dayIn(zone, now);
  // A day of the changing clocks has 23 or 25 hours, so that the end is searched for and not computed.
  let [before, after] = [now.getTime(), now.getTime() + 26 * 3_600_000];
  while (after - before > 30_000) {
    const middle = (before + after) / 2;
    if (dayIn(zone, new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(Math.floor(after / 60_000) * 60_000);
}
