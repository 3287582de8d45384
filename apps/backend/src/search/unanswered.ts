import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { shownFromDays, unansweredQueries as table } from '../db/schema.ts';
import { oneLine } from '../posts/clean-text.ts';

const mostCharacters = 80;
const mostRows = 5_000;
/** With this limit per day, a flood needs ten days to push out a query that was asked once. */
const mostNewADay = 500;
const mostShown = 10;

/**
 * A query is stored for this many days after it was last asked, times the number of days on which it was
 * asked, at most three.
 */
const storedDays = 30;
const storedUntil = (days = sql`${table.days}`) => sql`${table.lastDay} + ${storedDays}::int * ${days}`;

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Counts searches that no page answers. Stores only some of a day's new queries, and deletes those over the
 * limit of rows: first queries that were asked on few days, long ago.
 *
 * @param day the current day in UTC
 */
export async function countUnanswered(db: Db, queries: readonly string[], day = today()): Promise<void> {
  const asked = new Map<string, { query: string; times: number }>();
  for (const query of queries.flatMap((typed) => plainQuery(typed) ?? [])) {
    const hash = hashOf(query);
    asked.set(hash, { query, times: (asked.get(hash)?.times ?? 0) + 1 });
  }
  if (asked.size === 0) return;
  await db.transaction(async (tx) => {
    // One list at a time over all backends. Otherwise they would lock the same rows in different orders, and
    // all add the last new ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('unanswered queries', 0))`);
    const known = await tx
      .select({ hash: table.hash })
      .from(table)
      .where(inArray(table.hash, [...asked.keys()]));
    const knownHashes = new Set(known.map(({ hash }) => hash));
    const left = Math.max(0, mostNewADay - (await tx.$count(table, eq(table.firstDay, day))));
    const added = [...asked.keys()].filter((hash) => !knownHashes.has(hash)).slice(0, left);
    const counted = [...knownHashes, ...added];
    if (counted.length === 0) return;
    const stored = await tx
      .insert(table)
      .values(counted.map((hash) => ({ hash, asked: asked.get(hash)!.times, firstDay: day, lastDay: day })))
      .onConflictDoUpdate({
        target: table.hash,
        set: {
          asked: sql`${table.asked} + excluded.asked`,
          days: sql`${table.days} + (${table.lastDay} < excluded.last_day)::int`,
          lastDay: sql`greatest(${table.lastDay}, excluded.last_day)`,
        },
      })
      .returning({ hash: table.hash, days: table.days, query: table.query });
    const words = stored
      .filter(({ days, query }) => query === null && days >= shownFromDays)
      .map(({ hash }) => ({ hash, query: asked.get(hash)!.query }));
    if (words.length > 0)
      await tx.execute(sql`update ${table} set query = words.query
        from json_to_recordset(${JSON.stringify(words)}) as words(hash text, query text)
        where ${table.hash} = words.hash`);
    if (added.length > 0) await eraseExcess(tx);
  });
}

async function eraseExcess(db: Db): Promise<void> {
  const excess = db
    .select({ hash: table.hash })
    .from(table)
    .orderBy(desc(storedUntil()), desc(table.asked), table.hash)
    .offset(mostRows);
  await db.delete(table).where(inArray(table.hash, excess));
}

/** Erases queries that nobody has asked for a month; for three months if they were asked on several days. */
export async function eraseExpired(db: Db, day = today()): Promise<void> {
  await db.delete(table).where(sql`${storedUntil(sql`least(${table.days}, 3)`)} < ${day}::date`);
}

/** Returns the queries that were asked on most days, without those of fewer than three days. */
export async function topUnanswered(db: Db, limit = mostShown) {
  const rows = await db
    .select({ query: table.query, asked: table.asked, days: table.days, lastDay: table.lastDay })
    .from(table)
    .where(isNotNull(table.query))
    .orderBy(desc(table.days), desc(table.asked), table.hash)
    .limit(limit);
  return rows.flatMap(({ query, ...counts }) => (query === null ? [] : { query, ...counts }));
}

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');

/** Possibly a mail or web address: an @, a scheme, or letters on both sides of a point. */
const addressLike = /@|:\/\/|[\p{L}\p{N}-]\.\p{L}/u;
/**
 * Possibly a telephone number or a date of birth: five digits in a row, or seven with signs and spaces
 * between them.
 */
const numberLike = /\p{Nd}{5}|(?:\p{Nd}[\p{P}\p{Z}+]*){7}/u;

/**
 * Returns a query as it is counted: one line in lower case, trimmed. Returns undefined if it may identify
 * somebody.
 */
function plainQuery(typed: string): string | undefined {
  const query = oneLine(typed.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');
  if (query.length > mostCharacters || !/\p{L}/u.test(query)) return undefined;
  return addressLike.test(query) || numberLike.test(query) ? undefined : query;
}
