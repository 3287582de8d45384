const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the server in the editor's own time: 'Nov 26, 2026, 8:05 AM'. */
export const moment = (iso: string): string => short.format(new Date(iso));
