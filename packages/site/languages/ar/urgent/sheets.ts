import type { Sheet } from '@daily-nest/content/urgent/types';

/** None yet in Arabic. */
export const sheets: Sheet[] = [];

/** The sheet of an address, /urgent/<slug>. */
export function sheetBySlug(): Sheet | undefined {
  return undefined;
}
