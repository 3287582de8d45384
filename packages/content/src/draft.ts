import * as z from 'zod';

/** The longest body of a post, in characters. */
export const longestBody = 200_000;

/*
 * What a writer has typed so far: nothing is required, and nothing is corrected. When it is published it becomes a post's file, by
 * whose rules it is then read. The limits here only keep out what no editor types.
 */

const text = (most: number) =>
  z
    .string()
    .max(most, `must have at most ${most} characters`)
    // No database stores either.
    .refine(
      (typed) => !typed.includes('\0') && !/\p{Cs}/u.test(typed),
      'has a character that cannot be stored',
    );

const line = (most: number) => text(most).refine((typed) => !/[\n\r]/.test(typed), 'must be one line');

const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).max(most, `must have at most ${most} entries`);

const source = z.strictObject({
  title: line(300),
  url: line(1000),
  /** The day on which it was read, or nothing. */
  read: line(10),
  /** Who reports it, where the page itself was not opened; or nothing. */
  through: line(80),
});

/** The fields of a draft, as the desk sends and stores them. */
export const draftFields = z.strictObject({
  title: line(300),
  description: line(600),
  body: text(longestBody),
  slug: line(150),
  author: line(120),
  topics: list(line(60), 16),
  ages: list(line(60), 16),
  series: line(80),
  part: z.int().min(1).max(999).nullable(),
  pulled: list(line(160), 2),
  sources: list(source, 20),
  shortKeywords: line(5000),
  longKeywords: line(5000),
  image: line(1000),
  imageAlt: line(600),
  video: line(1000),
});

export type DraftFields = z.infer<typeof draftFields>;
export type DraftSource = DraftFields['sources'][number];
