import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { feedSources } from '../db/schema.ts';
import type { Validators } from './fetch-feed.ts';
import type { FeedItem } from '../db/schema.ts';

export type StoredSource = typeof feedSources.$inferSelect;

/** How long a worker owns a source. After this another worker may take it. */
const claimSeconds = 30;

/** Adds a row for each new source. */
export async function addSources(db: Db, urls: string[]) {
  if (urls.length === 0) return;
  await db
    .insert(feedSources)
    .values(urls.map((url) => ({ url })))
    .onConflictDoNothing();
}

export async function readSources(db: Db, urls: string[]): Promise<StoredSource[]> {
  return urls.length === 0 ? [] : db.select().from(feedSources).where(inArray(feedSources.url, urls));
}

/** Whether any of these feeds has been read and had a headline. */
export async function hasHeadlines(db: Db, urls: string[]): Promise<boolean> {
  const rows = await db
    .select({ url: feedSources.url })
    .from(feedSources)
    .where(and(inArray(feedSources.url, urls), sql`jsonb_array_length(${feedSources.items}) > 0`))
    .limit(1);
  return rows.length > 0;
}

/** The sources that are due, longest wait first. */
export async function dueSources(db: Db, urls: string[]): Promise<string[]> {
  const rows = await db
    .select({ url: feedSources.url })
    .from(feedSources)
    .where(and(inArray(feedSources.url, urls), lte(feedSources.nextAt, sql`now()`)))
    .orderBy(feedSources.nextAt);
  return rows.map(({ url }) => url);
}

/** Takes a due source; undefined if it is not due or another worker has it. */
export async function claimSource(db: Db, url: string): Promise<StoredSource | undefined> {
  const [claimed] = await db
    .update(feedSources)
    .set({ nextAt: sql`now() + make_interval(secs => ${claimSeconds})` })
    .where(and(eq(feedSources.url, url), lte(feedSources.nextAt, sql`now()`)))
    .returning();
  return claimed;
}

/** Stores a successful read; without `news` the items stay. */
export async function storeSuccess(
  db: Db,
  url: string,
  nextInMs: number,
  news?: { items: FeedItem[]; validators: Validators },
) {
  await db
    .update(feedSources)
    .set({
      ...(news && { items: news.items, ...news.validators }),
      fetchedAt: sql`now()`,
      triedAt: sql`now()`,
      nextAt: sql`now() + make_interval(secs => ${nextInMs / 1000})`,
      failures: 0,
      error: null,
    })
    .where(eq(feedSources.url, url));
}

/** Stores a failure; older items stay. */
export async function storeFailure(db: Db, url: string, nextInMs: number, error: string) {
  await db
    .update(feedSources)
    .set({
      triedAt: sql`now()`,
      nextAt: sql`now() + make_interval(secs => ${nextInMs / 1000})`,
      failures: sql`${feedSources.failures} + 1`,
      error: error.slice(0, 300),
    })
    .where(eq(feedSources.url, url));
}
