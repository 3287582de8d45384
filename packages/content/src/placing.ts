import * as z from 'zod';
import { frontPlaces, mayShare, type Placing } from './front-places.ts';

const names = frontPlaces.map(({ name }) => name);

/** The address of a piece on the site: of the magazine, or of the blog. */
const href = z
  .string()
  .max(200)
  .regex(/^\/(?:articles|health-wellness|blog)\/[\w-]+$/, 'must be the address of a piece');
const moment = z.iso.datetime({ error: 'must be a moment in UTC' });

const entry = z
  .strictObject({
    href,
    /** When it is shown from, and until when. */
    from: moment.optional(),
    until: moment.optional(),
  })
  .refine(({ from, until }) => !from || !until || from < until, 'must end after it begins');

/** What stands in each place. */
export const placing: z.ZodType<Placing> = z.partialRecord(z.enum(names), entry).refine((places) => {
  const entries = Object.entries(places);
  return entries.every(([name, placed], at) =>
    entries.slice(0, at).every(([other, earlier]) => earlier?.href !== placed?.href || mayShare(name, other)),
  );
}, 'has a piece twice on the front page');
