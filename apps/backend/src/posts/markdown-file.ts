import { longestBody } from '@daily-nest/content/draft';
import { type Finding as FieldFinding, readFrontMatter, splitFile } from '@daily-nest/content/front-matter';
import { staff } from '@daily-nest/content/staff';
import { stringify } from 'yaml';
import type * as z from 'zod';
import { manyLines } from './clean-text.ts';
import { frontMatter, type PostRecord, splitKeywords } from './post.ts';

/** A mistake in a file; lines count from 1. */
export interface Finding {
  line: number;
  reason: string;
}

export type ReadResult =
  | { post: PostRecord; slugLine: number; warnings: Finding[] }
  | { findings: Finding[] };

/** Defaults for a file's post, and the latest allowed date. */
export interface ReadOptions {
  defaultDomain: string;
  /** `YYYY-MM-DD` */
  latest: string;
}

export const noTitle = 'no title: the beginning of the body is used';
export const noDescription = 'no description: the beginning of the body is used';

/** Reads a post's file: front matter between two lines of `---`, then the body. */
export function readMarkdown(bytes: Uint8Array, { defaultDomain, latest }: ReadOptions): ReadResult {
  const typed = decode(bytes);
  if (typed === undefined) return broken(1, 'the file is not UTF-8 text');
  const zero = typed.indexOf('\0');
  if (zero !== -1) return broken(lineAt(typed, zero), 'the file holds a zero byte');
  const text = manyLines(typed);
  const parts = splitFile(text);
  if ('reason' in parts) return broken(parts.line, parts.reason);

  const body = parts.body.replace(/^\n+/, '').trimEnd();
  const bodyLine = parts.bodyOffset + 1;
  const front = readFrontMatter(parts.yaml, frontMatter(defaultDomain, latest));
  const findings = Array.isArray(front) ? front.map(inWords) : [];
  if (body === '') findings.push({ line: bodyLine, reason: 'the body is empty' });
  if (body.length > longestBody)
    findings.push({ line: bodyLine, reason: `the body must have at most ${longestBody} characters` });
  if (!Array.isArray(front)) findings.push(...notInBody(front.data.pulled, body, front.lineOf('pulled')));
  if (!Array.isArray(front)) findings.push(...updatedTooSoon(front.data, front.lineOf('updated')));
  if (Array.isArray(front) || findings.length > 0) return { findings };

  const { title, description, author } = front.data;
  const post = recordOf(front.data, body);
  const stranger = authorWarning(author);
  const warnings = [
    ...(text === typed
      ? []
      : [{ line: firstChange(typed, text), reason: 'invisible characters are left out' }]),
    ...(title === '' ? [{ line: 2, reason: noTitle }] : []),
    ...(description === '' ? [{ line: 2, reason: noDescription }] : []),
    ...(stranger === undefined ? [] : [{ line: front.lineOf('author'), reason: stranger }]),
    ...inlineMarks(parts.body, bodyLine),
  ];
  return { post, slugLine: front.lineOf('slug'), warnings };
}

/** Returns the post of validated front matter and its body. */
export function recordOf(front: z.infer<ReturnType<typeof frontMatter>>, body: string): PostRecord {
  const { keywords, image, imageAlt, video, author, updated, series, ...fields } = front;
  return {
    ...fields,
    body,
    author: author ?? null,
    updated: updated ?? null,
    series: series?.slug ?? null,
    part: series?.part ?? null,
    shortKeywords: keywords.short.join(', '),
    longKeywords: keywords.long.join(', '),
    image: image ?? null,
    imageAlt: imageAlt ?? null,
    video: video ?? null,
  };
}

/** Returns the Markdown file of a post. `readMarkdown` reads it as the same post. */
export function writeMarkdown(post: PostRecord): string {
  const fields = {
    slug: post.slug,
    domain: post.domain,
    title: post.title || undefined,
    description: post.description || undefined,
    author: post.author ?? undefined,
    date: post.date,
    updated: post.updated ?? undefined,
    topics: post.topics.length > 0 ? post.topics : undefined,
    ages: post.ages.length > 0 ? post.ages : undefined,
    series: post.series !== null && post.part !== null ? { slug: post.series, part: post.part } : undefined,
    pulled: post.pulled.length > 0 ? post.pulled : undefined,
    sources: post.sources.length > 0 ? post.sources : undefined,
    corrections: post.corrections.length > 0 ? post.corrections : undefined,
    keywords:
      post.shortKeywords || post.longKeywords
        ? { short: splitKeywords(post.shortKeywords), long: splitKeywords(post.longKeywords) }
        : undefined,
    image: post.image ?? undefined,
    imageAlt: post.imageAlt ?? undefined,
    video: post.video ?? undefined,
  };
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n${post.body}\n`;
}

/** Returns a warning for an author who has no page, since guests may write posts. */
export function authorWarning(author: string | undefined): string | undefined {
  return author === undefined || staff.some(({ name }) => name === author)
    ? undefined
    : `author "${author}" is not on the masthead, so the name has no link`;
}

function updatedTooSoon(
  { date, updated }: { date: string; updated?: string | undefined },
  line: number,
): Finding[] {
  if (updated === undefined || updated > date) return [];
  return [{ line, reason: `updated ${updated} is not after the post's date, ${date}` }];
}

/** Returns a mistake for each pulled sentence that is in no paragraph of the body. */
function notInBody(pulled: string[], body: string, line: number): Finding[] {
  const paragraphs = body.split('\n').filter((text) => !/^#{1,3} /.test(text));
  return pulled
    .filter((sentence) => !paragraphs.some((text) => text.includes(sentence)))
    .map((sentence) => ({ line, reason: `pulled "${sentence}" is in no paragraph` }));
}

/** Returns the first line where two texts differ. */
function firstChange(one: string, other: string): number {
  let offset = 0;
  while (one[offset] === other[offset]) offset += 1;
  return lineAt(one, offset);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

function broken(line: number, reason: string): ReadResult {
  return { findings: [{ line, reason }] };
}

/** `topics[2] must be one of …` */
function inWords({ line, field, reason }: FieldFinding): Finding {
  return { line, reason: field ? `${field} ${reason}` : reason };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

// The line format has headings of three levels and paragraphs. Anything else is shown as typed.
const marks: [RegExp, string][] = [
  [/\*\*\S|__\S[^_]*__/, 'bold'],
  [/(?<![\w*])\*(?=[^\s*])[^*]*[^\s*]\*(?![\w*])|(?<!\w)_(?=[^\s_])[^_]*[^\s_]_(?!\w)/, 'emphasis'],
  [/`[^`]+`/, 'code'],
  [/!?\[[^\]]+\]\([^)]*\)/, 'a link or picture'],
  [/<\/?[a-z][^>]*>/i, 'HTML'],
  [/^\s*(?:[-*+]|\d+[.)])\s+\S/, 'a list item'],
  [/^\s*>\s/, 'a quotation'],
  [/^#{4,}\s/, 'a heading below the third level'],
];

function inlineMarks(body: string, firstLine: number): Finding[] {
  return body.split('\n').flatMap((line, index) => {
    const found = marks.filter(([pattern]) => pattern.test(line)).map(([, name]) => name);
    return found.length === 0
      ? []
      : [{ line: firstLine + index, reason: `Markdown for ${found.join(' and ')} is shown as typed` }];
  });
}
