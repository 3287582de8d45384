import * as z from 'zod';
import { oneLine, type PictureSize, readCorrections, readMirroredPicture } from '@daily-nest/api-client';

// Drops invalid fields and rows without a required field, so that a page keeps its other rows.

export const line = z.string().transform(oneLine);
const title = line.refine((text) => text !== '');
export const description = line.catch('');
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** A list that drops invalid rows. */
export const rows = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((all) =>
    all.flatMap((row) => {
      const parsed = schema.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
  );

// Lone surrogates would make encodeURIComponent() throw.
export const slug = z.string().regex(/^\P{Cs}+$/u);
const day = maybe(z.string().regex(/^\d{4}-\d{2}-\d{2}$/));
const ownPath = z.string().regex(/^\/(?![/\\])/);
const address = z.union([z.url({ protocol: /^https?$/ }), ownPath]);
const image = maybe(address);
const picture = z.unknown().transform(readMirroredPicture).optional();

export const wallSchema = z.object({
  topic: z.string(),
  updatedAt: maybe(z.string().nullable()),
  stale: z.boolean().catch(false),
  items: rows(
    z.object({
      title,
      link: address,
      outlet: maybe(line),
      publishedAt: maybe(z.string().nullable()),
      summary: maybe(line.nullable()),
      image,
    }),
  ),
});

export type Wall = z.infer<typeof wallSchema>;

const hitSchema = z.object({
  slug,
  title,
  description,
  image,
  picture,
  keywords: maybe(z.array(line)),
  /** The questions that it answers. */
  questions: maybe(z.array(line)),
  /** The share of the query's words that it contains. */
  found: maybe(z.number().min(0).max(1)),
});

export const searchSchema = z.object({ results: rows(hitSchema) });

/** What posts of another system have besides: our backend copies pictures, and sends neither. */
interface Elsewhere {
  pictureSize?: PictureSize;
  /** Its picture may be shown from where it lies. */
  shownFromElsewhere?: true;
}

/** A post in the results of a search. */
export type PostHit = z.infer<typeof hitSchema> & Elsewhere;

const filedSchema = z.object({
  slug,
  title,
  description,
  date: day,
  author: maybe(line),
  updated: day,
  changed: maybe(z.iso.datetime()),
  part: maybe(z.int().min(1)),
  image,
  picture,
});

/** Selects the list of posts. */
export type FiledUnder = { author: string } | { age: string } | { series: string };

export const filedPostsSchema = z.object({ posts: rows(filedSchema) });

/** A post in the list of an author, an age or a series. */
export type FiledPost = z.infer<typeof filedSchema> & Pick<Elsewhere, 'pictureSize'>;

const correctedPost = z.object({
  slug,
  title: description,
  corrections: z.unknown().transform((value) => readCorrections(value) ?? []),
});

export const correctedSchema = z.object({ posts: rows(correctedPost) });

/** A post with what was wrong in it. */
export type CorrectedPost = z.infer<typeof correctedPost>;

/** A post with the fields of a card. */
export const postCard = z.object({
  slug,
  title,
  description,
  date: maybe(z.string()),
  topics: z.array(z.string()).catch([]),
  author: maybe(line),
  image,
  picture,
});

/** A related post with the fields of a card. */
export type RelatedPost = z.infer<typeof postCard>;

const link = z.object({ href: z.string().regex(/^\/\w/), title: z.string() });

export const relatedSchema = z.object({
  /** Pulled sentences of the text. */
  pulled: z.array(line).catch([]),
  /** Related posts, the nearest first. */
  related: rows(postCard).catch([]),
  /** The author's page, and whether that person is invented; absent for a guest. */
  byline: maybe(z.object({ id: z.string(), invented: z.boolean().catch(false) })),
  /** The post's place in a series. */
  series: maybe(link.extend({ part: z.number(), of: z.number(), previous: maybe(link), next: maybe(link) })),
  /** The age groups of the post. */
  ages: rows(z.object({ slug: z.string().regex(/^[\w-]+$/), label: z.string() })).catch([]),
});

/** The data of a post's page besides the post itself. */
export type Related = z.infer<typeof relatedSchema>;
