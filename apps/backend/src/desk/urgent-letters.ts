import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { type BreakingNews, people, urgentLetters } from '../db/desk-schema.ts';
import { isoOf } from '../db/iso.ts';
import { breakingKey, breakingLetter } from '../mail/letter/breaking.ts';
import { enqueue } from '../mail/queue.ts';
import type { MailSettings } from '../mail-settings.ts';

/** The urgent letters that were asked for, the newest first. */
export async function listUrgent(db: Db) {
  const asker = alias(people, 'asker');
  const ender = alias(people, 'ender');
  return db
    .select({
      id: urgentLetters.id,
      news: urgentLetters.news,
      askedBy: asker.name,
      askedById: urgentLetters.askedBy,
      askedAt: isoOf(urgentLetters.askedAt),
      end: urgentLetters.end,
      endedBy: ender.name,
      endedAt: sql<string | null>`${isoOf(urgentLetters.endedAt)}`,
    })
    .from(urgentLetters)
    .innerJoin(asker, eq(asker.id, urgentLetters.askedBy))
    .leftJoin(ender, eq(ender.id, urgentLetters.endedBy))
    .orderBy(desc(urgentLetters.askedAt))
    .limit(20);
}

export async function newsOf(db: Db, id: string): Promise<BreakingNews | undefined> {
  const [row] = await db
    .select({ news: urgentLetters.news })
    .from(urgentLetters)
    .where(eq(urgentLetters.id, id));
  return row?.news;
}

/** Whether anybody else could say yes to an urgent letter. */
export async function hasSecond(db: Db, personId: string): Promise<boolean> {
  const others = and(
    ne(people.id, personId),
    inArray(people.role, ['editor', 'owner']),
    isNull(people.leftAt),
  );
  return (await db.$count(people, others)) > 0;
}

export async function askUrgent(db: Db, news: BreakingNews, personId: string): Promise<string> {
  const [asked] = await db
    .insert(urgentLetters)
    .values({ news, askedBy: personId })
    .returning({ id: urgentLetters.id });
  return asked!.id;
}

/** Why an urgent letter is not sent or refused. */
export type UrgentFault = 'unknown' | 'ended' | 'own' | 'sent before';

interface Ending {
  id: string;
  personId: string;
}

/** Refuses an urgent letter, or takes back one's own. */
export async function refuseUrgent(tx: Db, { id, personId }: Ending): Promise<UrgentFault | undefined> {
  const row = await lockUrgent(tx, id);
  if (typeof row === 'string') return row;
  await end(tx, { id, personId, as: 'refused' });
  return undefined;
}

/** Queues an urgent letter for its readers. Returns their number, or why it is not sent. */
export async function sendUrgent(
  tx: Db,
  { id, personId, settings }: Ending & { settings: MailSettings },
): Promise<number | UrgentFault> {
  const row = await lockUrgent(tx, id);
  if (typeof row === 'string') return row;
  if (row.askedBy === personId && (await hasSecond(tx, personId))) return 'own';
  const letter = await breakingLetter({ settings, news: row.news });
  const readers = await enqueue(tx, { list: 'breaking', key: breakingKey(row.news), ...letter });
  if (readers === undefined) return 'sent before';
  await end(tx, { id, personId, as: 'sent' });
  return readers;
}

/** Takes a letter that nobody has sent or refused, until the transaction ends. */
async function lockUrgent(tx: Db, id: string) {
  const [row] = await tx.select().from(urgentLetters).where(eq(urgentLetters.id, id)).for('update');
  if (!row) return 'unknown';
  return row.end === null ? row : 'ended';
}

const end = (tx: Db, { id, personId, as }: Ending & { as: 'sent' | 'refused' }) =>
  tx
    .update(urgentLetters)
    .set({ end: as, endedBy: personId, endedAt: sql`now()` })
    .where(eq(urgentLetters.id, id));
