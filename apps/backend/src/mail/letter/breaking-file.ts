import { type Finding, readFrontMatter, splitFile } from '@daily-nest/content/front-matter';
import * as z from 'zod';
import type { BreakingNews } from '../../db/desk-schema.ts';

/** A title, and where it leads. */
export const newsHead = z.strictObject({
  title: z.string().trim().min(10).max(100),
  /** A path of the site such as `/urgent`, or an https address. */
  link: z
    .string()
    .regex(/^(?:\/[\w/-]*(?:#[\w-]+)?|https:\/\/\S+)$/, 'must be a path of the site or an https address')
    .optional(),
});

/** The file has mistakes. The message is a sentence with the line. */
export class BreakingFileError extends Error {
  override readonly name = 'BreakingFileError';
}

/** Reads a Markdown file with `title` and an optional `link`. Its body is plain paragraphs. */
export function readBreakingFile(text: string): BreakingNews {
  const parts = splitFile(text);
  if ('reason' in parts) throw new BreakingFileError(`line ${parts.line}: ${parts.reason}`);
  const front = readFrontMatter(parts.yaml, newsHead);
  if (Array.isArray(front)) throw new BreakingFileError(front.map(inWords).join('; '));
  const body = paragraphsIn(parts.body);
  if (body.length === 0) throw new BreakingFileError('the body is empty');
  if (body.join(' ').length > 4000) throw new BreakingFileError('the body must have at most 4000 characters');
  return { ...front.data, body };
}

/** The paragraphs of a text, each on one line. */
export function paragraphsIn(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const inWords = ({ line, field, reason }: Finding) => `line ${line}: ${field ? `${field} ` : ''}${reason}`;
