import type { List } from '../../db/mail-schema.ts';

/** The names of the lists, also on the site's forms. */
export const letterNames: Record<List, string> = {
  weekly: 'The Family Letter',
  breaking: 'Breaking News Alert',
};

/** The placeholder in a stored letter for the reader's unsubscribe link. */
export const leaveMark = 'https://leave.invalid/';
