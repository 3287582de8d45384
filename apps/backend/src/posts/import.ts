import { sql } from 'drizzle-orm';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import { aYearFrom } from './days.ts';
import { type Finding, readMarkdown } from './markdown-file.ts';
import type { PostRecord } from './post.ts';

export interface FileFinding extends Finding {
  file: string;
}

/** The import found mistakes and stored nothing. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly findings: FileFinding[];

  constructor(findings: FileFinding[]) {
    super(`${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'}, nothing was stored`);
    this.findings = findings;
  }
}

export interface ImportOptions {
  defaultDomain: string;
  /** The latest allowed date of a post, `YYYY-MM-DD`. @default a year from today */
  latest?: string;
  /** Called after every batch. */
  onProgress?: (done: number, all: number) => void;
  onWarning?: (warning: FileFinding) => void;
}

export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
}

/**
 * Lists the slugs of a folder's posts in the order in which lists show posts of the same day. Lists show the
 * post first that was stored last, so files are stored from the end of the list on. Files that it does not
 * name are stored last and come first.
 */
export const orderFile = 'order.yaml';

const batchSize = 250;
const largestFile = 1024 * 1024;

/**
 * Returns these files and all Markdown files in these folders and their subfolders, sorted by name or by the
 * folder's order.yaml.
 */
export async function findFiles(paths: string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const kind = await stat(path).catch(() => undefined);
    if (!kind) throw new ImportError([{ file: path, line: 1, reason: 'this file or folder does not exist' }]);
    if (!kind.isDirectory()) {
      files.push(path);
      continue;
    }
    const inside = await readdir(path, { recursive: true });
    const found = inside.filter((name) => isPost(name)).toSorted();
    const order = inside.includes(orderFile) ? await readOrder(join(path, orderFile), found) : [];
    const place = new Map(order.map((slug, index) => [slug, index]));
    const placeOf = (name: string) => place.get(slugOf(name)) ?? -1;
    files.push(
      ...found.toSorted((one, other) => placeOf(other) - placeOf(one)).map((name) => join(path, name)),
    );
  }
  return [...new Set(files)];
}

const slugOf = (name: string) => basename(name, '.md');

async function readOrder(file: string, found: string[]): Promise<string[]> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const read = z.array(z.string()).safeParse(document.errors.length > 0 ? undefined : document.toJS());
  if (!read.success) throw new ImportError([{ file, line: 1, reason: 'must be a list of slugs' }]);
  const known = new Set(found.map(slugOf));
  const unknown = read.data.filter((slug) => !known.has(slug));
  if (unknown.length === 0) return read.data;
  throw new ImportError(
    unknown.map((slug) => ({ file, line: 1, reason: `"${slug}" is no file of this folder` })),
  );
}

function isPost(name: string): boolean {
  return /\.md$/i.test(name) && !/(?:^|[/\\])(?:readme\.md$|\.|node_modules[/\\])/i.test(name);
}

/**
 * Stores the posts of all files or of none. After the first mistake the remaining files are only checked, and
 * an ImportError lists all mistakes. Reads files in batches, so that memory does not grow with their number.
 */
export async function importFiles(db: Db, files: string[], options: ImportOptions): Promise<ImportResult> {
  // If the disk is full, the rollback may fail as well. The caller needs the first error.
  let reason: { error: unknown } | undefined;
  try {
    return await db.transaction((transaction) =>
      storeAll(transaction, files, options).catch((error: unknown) => {
        reason = { error };
        throw error;
      }),
    );
  } catch (error) {
    throw reason ? reason.error : error;
  }
}

async function storeAll(transaction: Db, files: string[], options: ImportOptions): Promise<ImportResult> {
  const findings: FileFinding[] = [];
  const fileOfSlug = new Map<string, string>();
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0 };
  const { defaultDomain, latest = aYearFrom(new Date()) } = options;
  for (let start = 0; start < files.length; start += batchSize) {
    const names = files.slice(start, start + batchSize);
    const contents = await Promise.all(names.map((name) => contentOf(name)));
    const batch: (PostRecord & { file: string; line: number })[] = [];
    for (const [index, file] of names.entries()) {
      const content = contents[index];
      const read =
        content instanceof Uint8Array ? readMarkdown(content, { defaultDomain, latest }) : refused(content);
      if ('findings' in read) {
        findings.push(...read.findings.map((finding) => ({ file, ...finding })));
        continue;
      }
      for (const warning of read.warnings) options.onWarning?.({ file, ...warning });
      const earlier = fileOfSlug.get(read.post.slug);
      if (earlier !== undefined) {
        const reason = `slug "${read.post.slug}" is also the slug of ${earlier}`;
        findings.push({ file, line: read.slugLine, reason });
        continue;
      }
      fileOfSlug.set(read.post.slug, file);
      batch.push({ ...read.post, file, line: read.slugLine });
    }
    findings.push(...(await takenSlugs(transaction, batch)));
    if (findings.length === 0) await store(transaction, batch, result);
    options.onProgress?.(start + names.length, files.length);
  }
  if (findings.length > 0) throw new ImportError(findings);
  return result;
}

/** Returns a file's bytes, or why it cannot be read. */
async function contentOf(file: string): Promise<Uint8Array | string> {
  try {
    const { size } = await stat(file);
    if (size > largestFile) return `the file must have at most ${largestFile} bytes`;
    return await readFile(file);
  } catch (error) {
    return `the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`;
  }
}

function refused(reason = 'the file cannot be read'): { findings: Finding[] } {
  return { findings: [{ line: 1, reason }] };
}

/**
 * Returns the slugs of other domains. Slugs are unique over all domains, and an import never moves a post to
 * another one.
 */
async function takenSlugs(
  db: Db,
  batch: { slug: string; domain: string; file: string; line: number }[],
): Promise<FileFinding[]> {
  if (batch.length === 0) return [];
  const slugs = batch.map(({ slug }) => slug);
  const owners = await db
    .select({ slug: posts.slug, domain: posts.domain })
    .from(posts)
    .where(sql`${posts.slug} in ${slugs}`);
  const ownerOf = new Map(owners.map(({ slug, domain }) => [slug, domain]));
  return batch.flatMap(({ slug, domain, file, line }) => {
    const owner = ownerOf.get(slug);
    return owner === undefined || owner === domain
      ? []
      : [{ file, line, reason: `slug "${slug}" belongs to a post of ${owner}` }];
  });
}

const content = [
  'title',
  'description',
  'body',
  'author',
  'date',
  'updated',
  'topics',
  'ages',
  'series',
  'part',
  'pulled',
  'sources',
  'corrections',
  'shortKeywords',
  'longKeywords',
  'image',
  'imageAlt',
  'video',
] as const;

async function store(db: Db, batch: PostRecord[], result: ImportResult) {
  if (batch.length === 0) return;
  const given = (name: (typeof content)[number]) => sql.raw(`excluded."${posts[name].name}"`);
  const differs = content.map((name) => sql`${posts[name]} is distinct from ${given(name)}`);
  const stored = await db
    .insert(posts)
    .values(batch.map(({ domain, slug, ...record }) => ({ domain, slug, ...pick(record) })))
    .onConflictDoUpdate({
      target: posts.slug,
      set: { ...Object.fromEntries(content.map((name) => [name, given(name)])), changedAt: sql`now()` },
      setWhere: sql`${posts.domain} = excluded.domain and (${sql.join(differs, sql` or `)})`,
    })
    // xmax is 0 in a row that this statement inserted.
    .returning({ added: sql<boolean>`xmax = 0` });
  const added = stored.filter((row) => row.added).length;
  result.added += added;
  result.changed += stored.length - added;
  result.unchanged += batch.length - stored.length;
}

/** Stores one post, new or changed; answers its `changed_at`. */
export async function storePost(db: Db, { domain, slug, ...record }: PostRecord): Promise<string> {
  const fields = pick(record);
  const [stored] = await db
    .insert(posts)
    .values({ domain, slug, ...fields })
    .onConflictDoUpdate({ target: posts.slug, set: { ...fields, changedAt: sql`now()` } })
    .returning({ changedAt: posts.changedAt });
  return stored!.changedAt;
}

function pick(record: Omit<PostRecord, 'domain' | 'slug'>) {
  return Object.fromEntries(content.map((name) => [name, record[name]])) as typeof record;
}
