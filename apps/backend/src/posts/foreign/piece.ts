import * as z from 'zod';

/** The longest HTML of a piece, in characters. Its body is shorter. */
const longestHtml = 2_000_000;

const text = (most: number) => z.string().max(most, `must have at most ${most} characters`);

/** A piece of another blog, before it becomes a post. */
export const foreignPiece = z.object({
  /** As the blog has it; it may be empty or no slug of ours. */
  slug: text(2000),
  /** The number or name that the blog knows it by. */
  id: text(100),
  title: text(10_000),
  /** Plain text or HTML. */
  summary: text(100_000),
  html: text(longestHtml),
  authors: z.array(text(1000)),
  date: z.iso.date({ error: 'must be a day such as 2026-05-01' }),
  labels: z.array(text(1000)).max(1000, 'must have at most 1000 entries'),
  picture: z.object({ address: text(10_000), alt: text(10_000) }).optional(),
  /** What is known to be changed or lost before the text is read. */
  losses: z.array(z.string()),
});

export type ForeignPiece = z.infer<typeof foreignPiece>;

/** A piece, mistakes in it, or why it is no post of ours. `name` is for messages. */
export type ReadPiece = { name: string } & (
  | { piece: ForeignPiece }
  | { mistakes: string[] }
  | { leftOut: string }
);

/** The pieces of an export file. */
export interface ForeignFile {
  file: string;
  pieces: ReadPiece[];
  /** The address of the old blog, for addresses that are relative to it. */
  site: string | undefined;
  /** Whether the texts are WordPress's, with shortcodes and comments of blocks. */
  isWordPress: boolean;
}

/** The issues of a schema as sentences. */
export function sentencesOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${path.map(String).join('.') || 'the piece'} ${message}`);
}
