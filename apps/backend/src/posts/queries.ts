import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import type { Correction } from '@daily-nest/content/types';
import { and, arrayContains, asc, between, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { formerAddresses, pieces, postCounts, posts } from '../db/schema.ts';
import { firstDay, isReadableDay, lastDay } from './days.ts';
import { totalOf, windowOf } from './paging.ts';
import type { PostRecord } from './post.ts';
import { type OnBadRow, readableRows } from './readable-rows.ts';

const pageSize = 10;
const indexPageSize = 500;

/** A row of a list. */
export interface PostRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  date: string;
  author: string | null;
  updated: string | null;
  image: string | null;
  changedAt: string;
  corrections: Correction[];
}

const rowColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  description: posts.description,
  date: posts.date,
  author: posts.author,
  updated: posts.updated,
  image: posts.image,
  changedAt: posts.changedAt,
  corrections: posts.corrections,
  // Only for rows that need a fallback.
  beginning: sql<
    string | null
  >`case when ${posts.title} = '' or ${posts.description} = '' then left(${posts.body}, 600) end`,
};

/** Excludes dates that lists cannot show. */
export const hasReadableDay = between(posts.date, firstDay, lastDay);

function toRow({ beginning, ...row }: PostRow & { beginning: string | null }): PostRow {
  return {
    ...row,
    title: titleOf(row.title, beginning),
    description: descriptionOf(row.description, beginning),
  };
}

/** Returns a page of a domain's posts, newest first, and their total. A page past the end has no rows. */
export async function pageOfPosts(
  db: Db,
  domain: string,
  page: number,
  onBadRow?: OnBadRow,
): Promise<{ rows: PostRow[]; total: number }> {
  const stored = await db
    .select({ month: postCounts.month, posts: postCounts.posts })
    .from(postCounts)
    .where(and(eq(postCounts.domain, domain), gt(postCounts.posts, 0)))
    .orderBy(desc(postCounts.month));
  const months = stored.filter(({ month }) => isReadableDay(month));
  for (const { month, posts: count } of stored)
    if (!isReadableDay(month))
      onBadRow?.({ what: `${count} of ${domain}`, reason: `dated in the month of ${month}` });
  const total = totalOf(months);
  const window = windowOf(months, (page - 1) * pageSize, pageSize);
  if (!window) return { rows: [], total };
  const fromNewest = window.from === 'newest';
  const order = fromNewest ? [desc(posts.date), desc(posts.id)] : [asc(posts.date), asc(posts.id)];
  // An index-only scan finds the page; only its rows are read from the table.
  const ids = db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.domain, domain),
        fromNewest ? lt(posts.date, window.bound) : gte(posts.date, window.bound),
      ),
    )
    .orderBy(...order)
    .limit(window.take)
    .offset(window.skip)
    .as('ids');
  const rows = await db
    .select(rowColumns)
    .from(posts)
    .innerJoin(ids, eq(posts.id, ids.id))
    .orderBy(desc(posts.date), desc(posts.id));
  return { rows: readableRows(rows, onBadRow).map(toRow), total };
}

/** The last row of a page of the index. */
export interface IndexPosition {
  date: string;
  id: number;
}

/** Returns all posts of a domain, newest first, in pages; `after` is the last row of the previous page. */
export async function indexOfPosts(
  db: Db,
  domain: string,
  after: IndexPosition | undefined,
  onBadRow?: OnBadRow,
): Promise<{ rows: PostRow[]; next: IndexPosition | undefined }> {
  const rows = await db
    .select(rowColumns)
    .from(posts)
    .where(
      and(
        eq(posts.domain, domain),
        hasReadableDay,
        after ? sql`(${posts.date}, ${posts.id}) < (${after.date}::date, ${after.id}::bigint)` : undefined,
      ),
    )
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(indexPageSize + 1);
  const page = rows.slice(0, indexPageSize);
  const last = page.at(-1);
  return {
    rows: readableRows(page, onBadRow).map(toRow),
    next: rows.length > indexPageSize && last ? { date: last.date, id: last.id } : undefined,
  };
}

/** Returns a domain's newest posts of a topic, for its wall. */
export async function postsOfTopic(
  db: Db,
  domain: string,
  topic: string,
  limit: number,
  onBadRow?: OnBadRow,
): Promise<PostRow[]> {
  const rows = await db
    .select(rowColumns)
    .from(posts)
    .where(and(eq(posts.domain, domain), hasReadableDay, arrayContains(posts.topics, [topic])))
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(limit);
  return readableRows(rows, onBadRow).map(toRow);
}

/** The columns of a PostRecord. */
export const recordColumns = {
  domain: posts.domain,
  slug: posts.slug,
  title: posts.title,
  description: posts.description,
  body: posts.body,
  author: posts.author,
  date: posts.date,
  updated: posts.updated,
  topics: posts.topics,
  ages: posts.ages,
  series: posts.series,
  part: posts.part,
  pulled: posts.pulled,
  sources: posts.sources,
  corrections: posts.corrections,
  shortKeywords: posts.shortKeywords,
  longKeywords: posts.longKeywords,
  image: posts.image,
  imageAlt: posts.imageAlt,
  video: posts.video,
};

export async function postBySlug(db: Db, slug: string, onBadRow?: OnBadRow): Promise<PostRecord | undefined> {
  const found = await db.select(recordColumns).from(posts).where(eq(posts.slug, slug)).limit(1);
  return readableRows(found, onBadRow)[0];
}

/** Where the piece of an address is now that has no post: at another address, or withdrawn, with the words for its readers. */
export async function whereIs(
  db: Db,
  slug: string,
): Promise<{ slug: string | null; isWithdrawn: boolean; words: string | null } | undefined> {
  const [piece] = await db
    .select({
      slug: pieces.slug,
      isWithdrawn: sql<boolean>`${pieces.withdrawnAt} is not null`,
      words: pieces.withdrawnWords,
    })
    .from(pieces)
    .leftJoin(formerAddresses, eq(formerAddresses.pieceId, pieces.id))
    .where(or(eq(pieces.slug, slug), eq(formerAddresses.slug, slug)))
    .limit(1);
  return piece;
}

/** A domain's posts with a correction. */
export async function correctedPosts(
  db: Db,
  domain: string,
): Promise<{ slug: string; title: string; corrections: Correction[] }[]> {
  return db
    .select({ slug: posts.slug, title: posts.title, corrections: posts.corrections })
    .from(posts)
    .where(and(eq(posts.domain, domain), sql`${posts.corrections} <> '[]'`))
    .orderBy(desc(posts.changedAt))
    .limit(500);
}

/** Yields all posts, or all of a domain, sorted by slug. Reads them in batches. */
export async function* allPosts(db: Db, domain?: string): AsyncGenerator<PostRecord> {
  for (let after = ''; ;) {
    const batch = await db
      .select(recordColumns)
      .from(posts)
      .where(and(gt(posts.slug, after), domain === undefined ? undefined : eq(posts.domain, domain)))
      .orderBy(asc(posts.slug))
      .limit(200);
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    after = last.slug;
  }
}

/** Returns the slugs of all posts, or of all of a domain, in the order of lists: newest first. */
export async function slugsInOrder(db: Db, domain?: string): Promise<string[]> {
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(domain === undefined ? undefined : eq(posts.domain, domain))
    .orderBy(desc(posts.date), desc(posts.id));
  return rows.map(({ slug }) => slug);
}

/** Removes a post. Returns whether it existed. */
export async function removePost(db: Db, slug: string): Promise<boolean> {
  const removed = await db.delete(posts).where(eq(posts.slug, slug)).returning({ id: posts.id });
  return removed.length > 0;
}

export async function hasPosts(db: Db): Promise<boolean> {
  const found = await db.select({ id: posts.id }).from(posts).limit(1);
  return found.length > 0;
}
