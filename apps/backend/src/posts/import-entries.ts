import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import type { CarriedPictures } from './carried-pictures.ts';
import { type FileFinding, ImportError } from './import-error.ts';
import type { Finding } from './markdown-file.ts';
import type { PostRecord } from './post.ts';
import { type Fate, storeBatch } from './store.ts';

/** A piece that an import reads: a Markdown file, or one of the pieces of an export file. */
export interface Entry {
  file: string;
  /** The slug of the piece, in a file that holds several. */
  piece?: string;
  read(): Promise<EntryRead>;
}

/** What a piece became: a post with warnings, mistakes, or the reason why it is no post. */
export type EntryRead =
  | { post: PostRecord; slugLine?: number; warnings: Note[] }
  | { findings: Note[] }
  | { leftOut: string };

type Note = Omit<Finding, 'line'> & { line?: number };

/** A stored post and what the import changed in it. */
export interface ImportedPost {
  post: PostRecord;
  fate: Fate;
  warnings: FileFinding[];
}

export interface ImportOptions {
  /** Rolls everything back in the end. @default false */
  dryRun?: boolean;
  /** Called after every batch. */
  onProgress?: (done: number, all: number) => void;
  onWarning?: (warning: FileFinding) => void;
  /** Called for each post once it is stored, which in a dry run is undone. */
  onPost?: (post: ImportedPost) => void;
  /** Called for each piece that is no post, with the reason. */
  onLeftOut?: (piece: FileFinding) => void;
  /** The uploaded pictures that lie beside the files. Without it they are not looked for. */
  pictures?: CarriedPictures;
}

export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
}

const batchSize = 250;

/** Undoes a dry run. */
class DryRunEnd extends Error {
  override readonly name = 'DryRunEnd';
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('The dry run is over.');
    this.result = result;
  }
}

/**
 * Stores the posts of all entries or of none. After the first mistake the remaining entries are only checked, and
 * an ImportError lists all mistakes. Reads entries in batches, so that memory does not grow with the number of files.
 */
export async function importEntries(
  db: Db,
  entries: Entry[],
  options: ImportOptions = {},
): Promise<ImportResult> {
  // If the disk is full, the rollback may fail as well. The caller needs the first error.
  let reason: { error: unknown } | undefined;
  try {
    return await db.transaction(async (transaction) => {
      try {
        const result = await storeAll(transaction, entries, options);
        if (options.dryRun) throw new DryRunEnd(result);
        return result;
      } catch (error) {
        reason = { error };
        throw error;
      }
    });
  } catch (error) {
    const first = reason ? reason.error : error;
    if (first instanceof DryRunEnd) return first.result;
    throw first;
  }
}

type Piece = PostRecord & { at: Omit<FileFinding, 'reason'>; warnings: FileFinding[] };

async function storeAll(transaction: Db, entries: Entry[], options: ImportOptions): Promise<ImportResult> {
  const findings: FileFinding[] = [];
  const entryOfSlug = new Map<string, Entry>();
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < entries.length; start += batchSize) {
    const some = entries.slice(start, start + batchSize);
    const reads = await Promise.all(some.map((entry) => entry.read()));
    const batch: Piece[] = [];
    for (const [index, { file, piece }] of some.entries()) {
      const read = reads[index]!;
      const at = { file, ...(piece !== undefined && { piece }) };
      if ('leftOut' in read) {
        options.onLeftOut?.({ ...at, reason: read.leftOut });
        continue;
      }
      if ('findings' in read) {
        findings.push(...read.findings.map((finding) => ({ ...at, ...finding })));
        continue;
      }
      const { post, slugLine } = read;
      const atSlug = { ...at, ...(slugLine !== undefined && { line: slugLine }) };
      const earlier = entryOfSlug.get(post.slug);
      if (earlier !== undefined) {
        const reason = `slug "${post.slug}" is also the slug of ${earlier.file}`;
        findings.push({ ...atSlug, reason });
        continue;
      }
      entryOfSlug.set(post.slug, some[index]!);
      const warnings = read.warnings.map((warning) => ({ ...at, ...warning }));
      const carried = await options.pictures?.find(file, post.image);
      if (carried && 'mistake' in carried) findings.push({ ...atSlug, reason: carried.mistake });
      if (carried && 'missing' in carried) warnings.push({ ...atSlug, reason: carried.missing });
      for (const warning of warnings) options.onWarning?.(warning);
      batch.push({ ...post, at: atSlug, warnings });
    }
    findings.push(...(await takenSlugs(transaction, batch)));
    if (findings.length === 0) await store(transaction, batch, result, options);
    options.onProgress?.(start + some.length, entries.length);
  }
  if (findings.length > 0) throw new ImportError(findings);
  if (!options.dryRun) await options.pictures?.store(transaction);
  return result;
}

async function store(
  transaction: Db,
  batch: Piece[],
  result: ImportResult,
  { onPost }: ImportOptions,
): Promise<void> {
  const fates = await storeBatch(transaction, batch);
  for (const { at: _, warnings, ...post } of batch) {
    const fate = fates.get(post.slug) ?? 'unchanged';
    result[fate] += 1;
    onPost?.({ post, fate, warnings });
  }
}

/**
 * Returns the slugs of other domains. Slugs are unique over all domains, and an import never moves a post to
 * another one.
 */
async function takenSlugs(db: Db, batch: Piece[]): Promise<FileFinding[]> {
  if (batch.length === 0) return [];
  const slugs = batch.map(({ slug }) => slug);
  const owners = await db
    .select({ slug: posts.slug, domain: posts.domain })
    .from(posts)
    .where(sql`${posts.slug} in ${slugs}`);
  const ownerOf = new Map(owners.map(({ slug, domain }) => [slug, domain]));
  return batch.flatMap(({ slug, domain, at }) => {
    const owner = ownerOf.get(slug);
    return owner === undefined || owner === domain
      ? []
      : [{ ...at, reason: `slug "${slug}" belongs to a post of ${owner}` }];
  });
}
