import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type MirroredFiles, pictures, posts } from '../db/schema.ts';

export type PictureRow = typeof pictures.$inferSelect;

/** A picture with stored files. */
export interface Mirrored {
  key: string;
  files: MirroredFiles;
}

/** How long a worker owns a picture. After this another worker may take it. */
const claimSeconds = 300;

const due = lte(pictures.nextAt, sql`now()`);

/**
 * Takes a due picture: the one at `wanted`, or the longest waiting one. Returns undefined if there is none.
 */
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
    // Checked again, because another worker may have taken the row since.
    .where(and(eq(pictures.url, free), due))
    .returning();
  return claimed;
}

/** Stores that the files of a picture exist. */
export async function storeMirrored(db: Db, url: string, { key, files }: Mirrored) {
  await db
    .update(pictures)
    .set({ key, files, nextAt: null, failures: 0, error: null })
    .where(eq(pictures.url, url));
}

/** Stores a failure; older files stay. */
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

/** Releases a claimed picture, so that another worker can take it at once. */
export async function releasePicture(db: Db, url: string) {
  await db
    .update(pictures)
    .set({ nextAt: sql`now()` })
    .where(eq(pictures.url, url));
}

/** Returns the mirrored pictures of these addresses. */
export async function mirroredOf(db: Db, urls: string[]): Promise<Map<string, Mirrored>> {
  const rows = await db
    .select({ url: pictures.url, key: pictures.key, files: pictures.files })
    .from(pictures)
    .where(and(inArray(pictures.url, urls), isNotNull(pictures.key)));
  return new Map(rows.flatMap(({ url, key, files }) => (key && files ? [[url, { key, files }]] : [])));
}

export async function mirroredByKey(db: Db, key: string): Promise<Mirrored | undefined> {
  const [row] = await db
    .select({ files: pictures.files })
    .from(pictures)
    .where(eq(pictures.key, key))
    .limit(1);
  return row?.files ? { key, files: row.files } : undefined;
}

/**
 * Stores that the files of a picture are missing. It is fetched again, and until then answers do not name it.
 * Not at once, because backends without a shared folder would do this in turn forever.
 */
export async function storeLost(db: Db, key: string) {
  await db
    .update(pictures)
    .set({ key: null, files: null, nextAt: sql`now() + interval '1 minute'` })
    .where(eq(pictures.key, key));
}

/**
 * Deletes pictures that no post has shown for two days; cached pages may name them until then. Returns those
 * whose files no other address shares.
 */
export async function deleteUnused(db: Db): Promise<Mirrored[]> {
  const shown = sql`exists (select from ${posts} where ${posts.image} = ${pictures.url}
    and ${posts.image} ~* '^https?://' and octet_length(${posts.image}) <= 2000)`;
  const unused = await db
    .delete(pictures)
    .where(and(lte(pictures.unusedSince, sql`now() - interval '2 days'`), sql`not ${shown}`))
    .returning({ key: pictures.key, files: pictures.files });
  const stored = unused.flatMap(({ key, files }) => (key && files ? [{ key, files }] : []));
  const keys = stored.map(({ key }) => key);
  if (keys.length === 0) return [];
  const shared = await db.select({ key: pictures.key }).from(pictures).where(inArray(pictures.key, keys));
  const stillUsed = new Set(shared.map(({ key }) => key));
  return stored.filter(({ key }) => !stillUsed.has(key));
}
