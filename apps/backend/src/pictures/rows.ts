import { uploadOf } from '@daily-nest/content/upload-address';
import { and, eq, inArray, isNotNull, isNull, like, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type MirroredFiles, pictures, posts, versions } from '../db/schema.ts';

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
  // An editor who has just published looks at the page. Pictures of other servers come in hundreds, and wait until it is made anew.
  if (uploadOf(url))
    await db.execute(
      sql`select pg_notify('posts_changed', '') where exists (select from ${posts} where ${posts.image} = ${url})`,
    );
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

/** Uploads that nothing names any more, beside the pictures of other servers. */
interface Unused {
  /** Pictures whose files no other address shares. */
  unused: Mirrored[];
  /** Uploaded pictures of which no cut is left. */
  masters: string[];
}

/**
 * Deletes pictures that no post has shown for two days; cached pages may name them until then. An uploaded one is named by every version
 * of a piece that has it, too, and stays 30 days, since a draft that waits in a browser for a network may name it.
 */
export async function deleteUnused(db: Db): Promise<Unused> {
  const shown = sql`exists (select from ${posts} where ${posts.image} = ${pictures.url}
    and ${posts.image} ~* '^https?://' and octet_length(${posts.image}) <= 2000)`;
  const named = sql`${pictures.url} like '/uploads/%' and (
    exists (select from ${posts} where ${posts.image} = ${pictures.url})
    or exists (select from ${versions} where ${versions.fields} ->> 'image' = ${pictures.url}
      and ${versions.fields} ->> 'image' like '/uploads/%'))`;
  const since = sql`now() - case when ${pictures.url} like '/uploads/%' then interval '30 days' else interval '2 days' end`;
  const rows = await db
    .delete(pictures)
    .where(and(lte(pictures.unusedSince, since), sql`not ${shown}`, sql`not (${named})`))
    .returning({ url: pictures.url, key: pictures.key, files: pictures.files });
  return { unused: await unshared(db, rows), masters: await withoutCut(db, rows) };
}

async function unshared(db: Db, rows: Pick<PictureRow, 'key' | 'files'>[]): Promise<Mirrored[]> {
  const stored = rows.flatMap(({ key, files }) => (key && files ? [{ key, files }] : []));
  const keys = stored.map(({ key }) => key);
  if (keys.length === 0) return [];
  const shared = await db.select({ key: pictures.key }).from(pictures).where(inArray(pictures.key, keys));
  const stillUsed = new Set(shared.map(({ key }) => key));
  return stored.filter(({ key }) => !stillUsed.has(key));
}

async function withoutCut(db: Db, rows: { url: string }[]): Promise<string[]> {
  const ids = new Set(rows.flatMap(({ url }) => uploadOf(url)?.id ?? []));
  const gone = [];
  for (const id of ids) if (!(await hasUpload(db, id))) gone.push(id);
  return gone;
}

/** Whether a picture was uploaded and is still there. */
export async function hasUpload(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ url: pictures.url })
    .from(pictures)
    .where(like(pictures.url, `/uploads/${id}-%`))
    .limit(1);
  return found.length > 0;
}

/** Has an upload cut around another point, once a version has it. */
export async function wantUpload(db: Db, image: string): Promise<void> {
  const upload = uploadOf(image);
  if (!upload || !(await hasUpload(db, upload.id))) return;
  await db
    .insert(pictures)
    .values({ url: image, unusedSince: sql`now()` })
    .onConflictDoNothing();
}

/** Has the sizes of these uploads made, of which only the whole pictures are stored. */
export async function storeMissingCuts(db: Db, urls: string[]): Promise<void> {
  if (urls.length === 0) return;
  await db
    .insert(pictures)
    .values(urls.map((url) => ({ url, unusedSince: sql`now()` })))
    // One that has failed, because its picture was not there, would wait for up to a week.
    .onConflictDoUpdate({
      target: pictures.url,
      set: { nextAt: sql`now()` },
      setWhere: isNull(pictures.key),
    });
}

/** Stores the files of an uploaded picture, which is not yet used. */
export async function storeUpload(db: Db, url: string, { key, files }: Mirrored): Promise<void> {
  const row = { key, files, nextAt: null, failures: 0, error: null, unusedSince: sql`now()` };
  await db
    .insert(pictures)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: pictures.url, set: row });
}
