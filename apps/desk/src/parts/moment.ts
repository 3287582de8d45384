const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the server in the editor's own time: 'Nov 26, 2026, 8:05 AM'. */
export const moment = (iso: string): string => short.format(new Date(iso));

/** A moment on the clocks of a zone: 'Nov 27, 2026, 8:00 AM EST'. */
export const momentIn = (zone: string, iso: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(iso));

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day without a time, such as `2026-11-27`: 'Nov 27'. */
export const dayOf = (day: string): string => dayFormat.format(new Date(day));
