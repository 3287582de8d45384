import type { List } from '../../db/mail-schema.ts';

/** What the letters are called, on the site's forms too. */
export const letterNames: Record<List, string> = {
  weekly: 'The Family Letter',
  breaking: 'Breaking News Alert',
};

/** Stands in a kept letter where each reader's own link to leave goes. */
export const leaveMark = 'https://leave.invalid/';
