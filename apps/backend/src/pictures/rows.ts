import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type KeptFiles, pictures, posts } from '../db/schema.ts';

export type PictureRow = typeof pictures.$inferSelect;

/** A picture of which files are kept. */
export interface Kept {
  key: string;
  files: KeptFiles;
}

/** How long a picture is one worker's own. When that one dies, somebody else may take it after this. */
const claimSeconds = 300;

const due = lte(pictures.nextAt, sql`now()`);

/** Takes a due picture for a while, one of `wanted` or the one that waits longest; undefined when there is none. */
export async function claimPicture(db: Db, wanted?: string): Promise<PictureRow | undefined> {
  const free = db
    .select({ url: pictures.url })
    .from(pictures)
    .where(wanted === undefined ? due : and(due, eq(pictures.url, wanted)))
    .orderBy(pictures.nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(pictures)
    .set({ nextAt: sql`now() + make_interval(secs => ${claimSeconds})` })
    // Asked again, because the row may have become another's while it was chosen.
    .where(and(eq(pictures.url, free), due))
    .returning();
  return claimed;
}

/** Notes that a picture's files are kept. */
export async function storeKept(db: Db, url: string, { key, files }: Kept) {
  await db
    .update(pictures)
    .set({ key, files, nextAt: null, failures: 0, error: null })
    .where(eq(pictures.url, url));
}

/** Notes a failure. What was kept before stays. */
export async function storeFailure(db: Db, url: string, nextInMs: number, error: string) {
  await db
    .update(pictures)
    .set({
      nextAt: sql`now() + make_interval(secs => ${nextInMs / 1000})`,
      failures: sql`${pictures.failures} + 1`,
      error: error.slice(0, 300),
    })
    .where(eq(pictures.url, url));
}

/** Gives a claimed picture back, for somebody else to take at once. */
export async function releasePicture(db: Db, url: string) {
  await db
    .update(pictures)
    .set({ nextAt: sql`now()` })
    .where(eq(pictures.url, url));
}

/** Those of the addresses whose files are kept. */
export async function keptOf(db: Db, urls: string[]): Promise<Map<string, Kept>> {
  const rows = await db
    .select({ url: pictures.url, key: pictures.key, files: pictures.files })
    .from(pictures)
    .where(and(inArray(pictures.url, urls), isNotNull(pictures.key)));
  return new Map(rows.flatMap(({ url, key, files }) => (key && files ? [[url, { key, files }]] : [])));
}

export async function keptByKey(db: Db, key: string): Promise<Kept | undefined> {
  const [row] = await db
    .select({ files: pictures.files })
    .from(pictures)
    .where(eq(pictures.key, key))
    .limit(1);
  return row?.files ? { key, files: row.files } : undefined;
}

/**
 * Notes that a kept picture's files are gone: it is fetched anew, and until then nobody is sent to them. Not at once, because
 * backends that do not share their folder would take turns at it.
 */
export async function storeLost(db: Db, key: string) {
  await db
    .update(pictures)
    .set({ key: null, files: null, nextAt: sql`now() + interval '1 minute'` })
    .where(eq(pictures.key, key));
}

/**
 * Forgets pictures that no post has shown for two days; pages that are cached elsewhere may name them as long. Answers with
 * those whose files no other address shares.
 */
export async function forgetUnused(db: Db): Promise<Kept[]> {
  const shown = sql`exists (select from ${posts} where ${posts.image} = ${pictures.url}
    and ${posts.image} ~* '^https?://' and octet_length(${posts.image}) <= 2000)`;
  const forgotten = await db
    .delete(pictures)
    .where(and(lte(pictures.unusedSince, sql`now() - interval '2 days'`), sql`not ${shown}`))
    .returning({ key: pictures.key, files: pictures.files });
  const kept = forgotten.flatMap(({ key, files }) => (key && files ? [{ key, files }] : []));
  const keys = kept.map(({ key }) => key);
  if (keys.length === 0) return [];
  const shared = await db.select({ key: pictures.key }).from(pictures).where(inArray(pictures.key, keys));
  const stillUsed = new Set(shared.map(({ key }) => key));
  return kept.filter(({ key }) => !stillUsed.has(key));
}
