import { origin } from '@daily-nest/server/settings';
import * as z from 'zod';

/** A site that shows the posts of this backend, under its own brand. */
export interface Site {
  name: string;
  origin: string;
}

const pairs = z.array(z.tuple([z.string().min(1).max(60), origin])).min(1);

/** The setting: `The Daily Nest=https://thedailynest.example, The Harbour Post=https://theharbourpost.example`. */
export const sites = z.string().transform((text, context): Site[] => {
  const entries = text.split(',').map((entry) => entry.split(/=(.*)/, 2).map((part) => part.trim()));
  const read = pairs.safeParse(entries);
  if (read.success) return read.data.map(([name, address]) => ({ name, origin: address }));
  context.addIssue({
    code: 'custom',
    message: 'names and origins such as The Daily Nest=https://thedailynest.example, separated by commas',
  });
  return z.NEVER;
});

interface Setting {
  DESK_SITES?: Site[] | undefined;
  SITE_URL: string | undefined;
}

/** The sites on which a piece can be looked at, that of `SITE_URL` where no others are named. */
export function sitesOf({ DESK_SITES, SITE_URL }: Setting): Site[] {
  return DESK_SITES ?? (SITE_URL === undefined ? [] : [{ name: new URL(SITE_URL).host, origin: SITE_URL }]);
}
