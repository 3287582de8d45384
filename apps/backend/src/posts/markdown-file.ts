import { isMap, LineCounter, parseDocument, stringify, type Document } from 'yaml';
import type * as z from 'zod';
import { manyLines } from './clean-text.ts';
import { frontMatter, longestBody, longestFrontMatter, type PostRecord } from './post.ts';

/** What is wrong with a file, and where; lines count from 1. */
export interface Finding {
  line: number;
  reason: string;
}

export type ReadResult =
  | { post: PostRecord; slugLine: number; warnings: Finding[] }
  | { findings: Finding[] };

/** What a file's post gets where the file does not say, and up to which day it may be dated. */
export interface ReadOptions {
  defaultDomain: string;
  /** `YYYY-MM-DD` */
  latest: string;
}

/** Reads one post's file: front matter between two lines of `---`, then the body. */
export function readMarkdown(bytes: Uint8Array, { defaultDomain, latest }: ReadOptions): ReadResult {
  const typed = decode(bytes);
  if (typed === undefined) return broken(1, 'the file is not UTF-8 text');
  const zero = typed.indexOf('\0');
  if (zero !== -1) return broken(lineAt(typed, zero), 'the file holds a zero byte');
  const text = manyLines(typed);
  const parts = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n([\s\S]*))?$/.exec(text);
  if (!parts)
    return broken(1, 'the file must begin with its front matter, between two lines of ---');
  const head = parts[1] ?? '';
  const rawBody = parts[2] ?? '';
  const bodyLine = text.slice(0, text.length - rawBody.length).split('\n').length;

  if (head.length > longestFrontMatter)
    return broken(2, `the front matter must have at most ${longestFrontMatter} characters`);
  const lines = new LineCounter();
  const yaml = readYaml(head, lines);
  if (!yaml) return broken(2, 'the front matter must be plain fields: it is nested or repeated by aliases too often');
  const { document, fields: given } = yaml;
  const fileLine = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return {
      findings: document.errors.map((error) => ({ line: fileLine(error.pos[0]), reason: inOneLine(error.message) })),
    };
  if (!isMap(document.contents)) return broken(2, 'the front matter must be fields such as "slug: first-day"');

  const body = rawBody.replace(/^\n+/, '').trimEnd();
  const read = frontMatter(defaultDomain, latest).safeParse(given);
  const findings = read.success
    ? []
    : read.error.issues.flatMap((issue) => describe(issue, document, fileLine));
  if (body === '') findings.push({ line: bodyLine, reason: 'the body is empty' });
  if (body.length > longestBody)
    findings.push({ line: bodyLine, reason: `the body must have at most ${longestBody} characters` });
  if (!read.success || findings.length > 0) return { findings };

  const { keywords, image, imageAlt, video, ...fields } = read.data;
  const post: PostRecord = {
    ...fields,
    body,
    shortKeywords: keywords.short.join(', '),
    longKeywords: keywords.long.join(', '),
    image: image ?? null,
    imageAlt: imageAlt ?? null,
    video: video ?? null,
  };
  const warnings = [
    ...(text === typed
      ? []
      : [{ line: firstChange(typed, text), reason: 'characters that cannot be seen are left out' }]),
    ...(fields.title === '' ? [{ line: 2, reason: 'no title: the beginning of the body stands in for it' }] : []),
    ...(fields.description === ''
      ? [{ line: 2, reason: 'no description: the beginning of the body stands in for it' }]
      : []),
    ...inlineMarks(rawBody, bodyLine),
  ];
  return { post, slugLine: lineOfField(document, ['slug'], fileLine), warnings };
}

/** The file of a post: what `readMarkdown` reads back as the same post. */
export function writeMarkdown(post: PostRecord): string {
  const fields = {
    slug: post.slug,
    domain: post.domain,
    title: post.title || undefined,
    description: post.description || undefined,
    date: post.date,
    topics: post.topics.length > 0 ? post.topics : undefined,
    keywords:
      post.shortKeywords || post.longKeywords
        ? { short: split(post.shortKeywords), long: split(post.longKeywords) }
        : undefined,
    image: post.image ?? undefined,
    imageAlt: post.imageAlt ?? undefined,
    video: post.video ?? undefined,
  };
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n${post.body}\n`;
}

const split = (keywords: string) => (keywords === '' ? [] : keywords.split(', '));

// A front matter is flat, so that nobody needs more; each alias may repeat all that stands before it.
const mostAliases = 20;

/** The front matter as YAML; undefined for one that is made to use memory or the stack up. */
function readYaml(head: string, lineCounter: LineCounter) {
  try {
    const document = parseDocument(head, { lineCounter, prettyErrors: false, uniqueKeys: true });
    if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) return undefined;
    const fields: unknown = document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: mostAliases });
    return { document, fields };
  } catch {
    return undefined;
  }
}

/** The line where two texts begin to differ. */
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

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function inOneLine(message: string): string {
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}

type Path = readonly PropertyKey[];

function describe(
  issue: z.core.$ZodIssue,
  document: Document,
  fileLine: (offset: number) => number,
): Finding[] {
  const paths: Path[] =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => {
    const missing = !document.hasIn(path);
    const reason = missing && issue.code !== 'unrecognized_keys' ? 'is missing' : issue.message;
    return { line: lineOfField(document, path, fileLine), reason: `${path.join('.')} ${reason}` };
  });
}

/** The line of a field, or of the nearest field around it, or the first of the front matter. */
function lineOfField(document: Document, path: Path, fileLine: (offset: number) => number): number {
  const inside = document.getIn(path, true);
  if (path.length > 0 && hasRange(inside)) return fileLine(inside.range[0]);
  return path.length > 1 ? lineOfField(document, path.slice(0, -1), fileLine) : 2;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && Array.isArray((node as { range?: unknown }).range);
}

// The line format has headings of three levels and paragraphs; everything else shows as it was typed.
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
      : [{ line: firstLine + index, reason: `Markdown for ${found.join(' and ')} is shown as it stands` }];
  });
}
