import * as z from 'zod';
import { oneLine, readKeptPicture } from '@daily-nest/api-client';

const line = z.string().transform(oneLine);
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined);

const postSchema = z.object({
  // No lone surrogates: encodeURIComponent() throws at them.
  slug: z
    .string()
    .min(1)
    .regex(/^\P{Cs}*$/u),
  title: line.refine((title) => title !== ''),
  description: line.catch(''),
  date: day,
  author: line.optional().catch(undefined),
  updated: day,
  changed: z.iso.datetime().optional().catch(undefined),
  part: z.int().min(1).optional().catch(undefined),
  image: z
    .union([z.url({ protocol: /^https?$/ }), z.string().startsWith('/')])
    .optional()
    .catch(undefined),
  picture: z.unknown().transform(readKeptPicture).optional(),
});

/** The posts of an author, of an age or of a series; one that is odd costs itself and not the list. */
export const filedSchema = z.object({
  posts: z.array(z.unknown()).transform((rows) =>
    rows.flatMap((row) => {
      const parsed = postSchema.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
});

/** A post in such a list. */
export type FiledPost = z.infer<typeof postSchema>;

/** What a list of posts is of. */
export type FiledUnder = { author: string } | { age: string } | { series: string };
