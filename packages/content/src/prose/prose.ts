import * as YAML from 'yaml';
import * as z from 'zod';
import { splitFile } from '../front-matter.ts';

/** A piece as an editor reads it: its name, its headline, and what stands under it. */
export interface Piece {
  name: string;
  title: string;
  /** Markdown without the front matter. */
  body: string;
  /** What readers and search engines read of the front matter besides the title, a line each. */
  front: string;
}

// Of the fields that an article and a post have. Titles of sources stay out: they are others' words.
const words = z.string().default('');
const list = z.array(z.string()).default([]);
const frontSchema = z.object({
  title: words,
  excerpt: words,
  description: words,
  imageAlt: words,
  pulled: list,
  keywords: z.union([list, z.object({ short: list, long: list })]).default([]),
  asOf: z.object({ source: z.string() }).optional(),
  corrections: z.array(z.object({ is: z.string() })).default([]),
});

/** The piece of a Markdown file. Throws for a file without front matter. */
export function pieceOf(name: string, source: string): Piece {
  const parts = splitFile(source);
  if ('reason' in parts) throw new Error(`${name}: ${parts.reason}`);
  const { title, excerpt, description, imageAlt, pulled, keywords, asOf, corrections } = frontSchema.parse(
    YAML.parse(parts.yaml),
  );
  const front = [
    excerpt,
    description,
    imageAlt,
    ...pulled,
    ...(Array.isArray(keywords) ? keywords : [...keywords.short, ...keywords.long]),
    asOf?.source ?? '',
    ...corrections.map(({ is }) => is),
  ];
  return { name, title, body: parts.body, front: front.filter(Boolean).join('\n') };
}

/** Words alone, in lower case: what two pieces are compared by. */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll('’', "'");
  return plain.toLowerCase().match(/[a-z0-9°'-]+/g) ?? [];
}
