import * as YAML from 'yaml';
import * as z from 'zod';
import { splitFile } from '../front-matter.ts';

/** A piece for the prose checks: its name, its headline, and its text. */
export interface Piece {
  name: string;
  title: string;
  /** Markdown without the front matter. */
  body: string;
  /** The other texts of the front matter, a line each. */
  front: string;
}

// The text fields of an article and a post. Titles of sources are excluded, because others wrote them.
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

/** Parses the piece of a Markdown file. Throws for a file without front matter. */
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

/** Returns the words of a text in lower case, for comparing pieces. */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll('’', "'");
  return plain.toLowerCase().match(/[a-z0-9°'-]+/g) ?? [];
}
