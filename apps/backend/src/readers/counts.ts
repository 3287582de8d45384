import type { FailedLink } from '@daily-nest/content/desk';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { failedLinks, reads } from '../db/readers-schema.ts';
import { daysBefore } from './day.ts';
import type { ReadsReport } from './report.ts';

/** A year and a month, so that a month can be compared with that of the year before. */
const storedDays = 396;
/** A link that nobody has followed for a month was mended, or does not matter. */
const storedDaysOfLinks = 30;
const mostNewLinksADay = 200;
const mostLinks = 2_000;
const mostShown = 50;

/** Adds what a web server has counted to the counts of a day. */
export async function countReads(db: Db, { domain, reads: read, failed }: ReadsReport, day: string) {
  await db.transaction(async (tx) => {
    // One report at a time over all backends: two would lock the same rows in different orders.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reads', 0))`);
    const pages = [...summed(read, ({ path }) => path)];
    if (pages.length > 0)
      await tx
        .insert(reads)
        .values(pages.map(([path, { times }]) => ({ domain, day, path, times })))
        .onConflictDoUpdate({
          target: [reads.domain, reads.day, reads.path],
          set: { times: sql`${reads.times} + excluded.times` },
        });
    if (failed.length > 0) await countFailed(tx, { domain, failed, day });
  });
}

async function countFailed(
  tx: Db,
  { domain, failed, day }: Pick<ReadsReport, 'domain' | 'failed'> & { day: string },
) {
  const links = [...summed(failed, ({ path, source }) => `${path} ${source}`).values()];
  const paths = links.map(({ path }) => path);
  const known = await tx
    .select({ path: failedLinks.path, source: failedLinks.source })
    .from(failedLinks)
    .where(and(eq(failedLinks.domain, domain), inArray(failedLinks.path, paths)));
  const isKnown = new Set(known.map(({ path, source }) => `${path} ${source}`));
  const isOld = ({ path, source }: { path: string; source: string }) => isKnown.has(`${path} ${source}`);
  const left = Math.max(0, mostNewLinksADay - (await tx.$count(failedLinks, eq(failedLinks.firstDay, day))));
  const counted = [...links.filter(isOld), ...links.filter((link) => !isOld(link)).slice(0, left)];
  if (counted.length === 0) return;
  await tx
    .insert(failedLinks)
    .values(counted.map((link) => ({ ...link, domain, firstDay: day, lastDay: day })))
    .onConflictDoUpdate({
      target: [failedLinks.domain, failedLinks.path, failedLinks.source],
      set: {
        times: sql`${failedLinks.times} + excluded.times`,
        days: sql`${failedLinks.days} + (${failedLinks.lastDay} < excluded.last_day)::int`,
        lastDay: sql`greatest(${failedLinks.lastDay}, excluded.last_day)`,
      },
    });
  await tx.execute(sql`delete from ${failedLinks} where ctid in (
    select ctid from ${failedLinks} order by last_day desc, days desc, times desc offset ${mostLinks})`);
}

/** Rows that are the same, as one with the sum of their times. */
function summed<Row extends { times: number }>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, { ...row, times: row.times + (sums.get(key)?.times ?? 0) });
  }
  return sums;
}

/** Which counts are asked for. */
export interface Span {
  domain: string;
  /** The last day, and how many there are with it. */
  today: string;
  days: number;
}

const within = ({ domain, today, days }: Span) =>
  and(eq(reads.domain, domain), gt(reads.day, daysBefore(today, days)));

/** How often a site, or one of its pages, was read on each day, from the first to the last. */
export async function readsByDay(
  db: Db,
  span: Span,
  path?: string,
): Promise<{ day: string; times: number }[]> {
  const rows = await db
    .select({ day: reads.day, times: sql<number>`sum(${reads.times})::float8` })
    .from(reads)
    .where(and(within(span), path === undefined ? undefined : eq(reads.path, path)))
    .groupBy(reads.day);
  const times = new Map(rows.map((row) => [row.day, row.times]));
  return Array.from({ length: span.days }, (_, place) => {
    const day = daysBefore(span.today, span.days - 1 - place);
    return { day, times: times.get(day) ?? 0 };
  });
}

/** The pages that were read most. */
export async function readsByPage(db: Db, span: Span): Promise<{ path: string; times: number }[]> {
  const sum = sql<number>`sum(${reads.times})::float8`;
  return db
    .select({ path: reads.path, times: sum })
    .from(reads)
    .where(within(span))
    .groupBy(reads.path)
    .orderBy(desc(sum), reads.path)
    .limit(mostShown);
}

/** Every page on every day, read a day at a time. */
export async function* readsOfPages(db: Db, { domain, today, days }: Span) {
  for (let before = days - 1; before >= 0; before -= 1) {
    const day = daysBefore(today, before);
    yield* await db
      .select({ day: reads.day, path: reads.path, times: reads.times })
      .from(reads)
      .where(and(eq(reads.domain, domain), eq(reads.day, day)))
      .orderBy(desc(reads.times), reads.path);
  }
}

/** The links that led readers nowhere: first those on pages of the site, which editors can mend. */
export async function listFailedLinks(db: Db, { domain, today, days }: Span): Promise<FailedLink[]> {
  return db
    .select({
      path: failedLinks.path,
      source: failedLinks.source,
      times: failedLinks.times,
      days: failedLinks.days,
      lastDay: failedLinks.lastDay,
    })
    .from(failedLinks)
    .where(and(eq(failedLinks.domain, domain), gt(failedLinks.lastDay, daysBefore(today, days))))
    .orderBy(
      desc(ne(failedLinks.source, '')),
      desc(failedLinks.days),
      desc(failedLinks.times),
      failedLinks.path,
    )
    .limit(mostShown);
}

/** The sites that were read in that time. */
export async function readDomains(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ domain: reads.domain }).from(reads).orderBy(reads.domain);
  return rows.map(({ domain }) => domain);
}

/** Erases counts of more than a year and a month ago, and links that nobody has followed for a month. */
export async function eraseOldReads(db: Db, today: string): Promise<void> {
  await db.delete(reads).where(lt(reads.day, daysBefore(today, storedDays)));
  await db.delete(failedLinks).where(lt(failedLinks.lastDay, daysBefore(today, storedDaysOfLinks)));
}
