import type { Metrics } from '@daily-nest/server/metrics';
import { and, eq, inArray, isNull, notInArray, not, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, letters } from '../db/mail-schema.ts';
import { currentOutage } from './outage.ts';

/** Handed over, and the time for the answer has passed. Before that, a process may still wait for it. */
export const isUncertain = sql`${deliveries.state} = 'uncertain' and coalesce(${deliveries.answerBy} < now(), true)`;

const countWaiting = (db: Db) =>
  db.$count(deliveries, and(notInArray(deliveries.state, ['sent', 'failed']), not(sql`(${isUncertain})`)));
const countUncertain = (db: Db) => db.$count(deliveries, isUncertain);

/** Returns figures for operators, without data of readers. */
export async function mailStatus(db: Db) {
  return {
    waiting: await countWaiting(db),
    uncertain: await countUncertain(db),
    away: (await currentOutage(db)) ?? null,
  };
}

/** Registers the metrics of the newsletter. Returns a function that counts how deliveries end. */
export function measureMail(metrics: Metrics, db: Db) {
  metrics.gauge('letters_waiting', 'Letters that are to be sent.', () => countWaiting(db));
  metrics.gauge('letters_uncertain', 'Letters of which nobody knows whether they were taken.', () =>
    countUncertain(db),
  );
  metrics.gauge('mail_server_away', 'Whether letters wait for a mail server that is away.', async () =>
    Number((await currentOutage(db)) !== undefined),
  );
  const ended = metrics.counter('letters_total', 'Letters by how they ended.', ['end']);
  return (end: 'sent' | 'bounced' | 'refused' | 'uncertain') => ended({ end });
}

/**
 * Returns how many deliveries each letter has in each state. `sending`: handed over, and the answer may still
 * come.
 */
export async function countStates(db: Db): Promise<{ key: string | null; state: string; letters: number }[]> {
  const state = sql<string>`case when ${deliveries.state} = 'uncertain' and not (${isUncertain}) then 'sending' else ${deliveries.state} end`;
  return db
    .select({ key: letters.key, state, letters: sql<number>`count(*)::int` })
    .from(deliveries)
    .leftJoin(letters, eq(letters.id, deliveries.letterId))
    .groupBy(letters.key, state)
    .orderBy(letters.key, state);
}

/** Returns the Message-IDs of uncertain deliveries, without the part from the @ on. */
export async function uncertainLetters(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(isUncertain)
    .orderBy(deliveries.id);
  return rows.map(({ id }) => id);
}

/** The key of the confirmation letter in the output of `status`. */
export const confirmKey = 'confirm';

/**
 * Stores what an operator found in the mail server's log: whether uncertain deliveries were sent or must be
 * sent again. Returns the number of changed rows.
 *
 * @param which ids, or the key of a letter for all of its deliveries
 */
export async function settleUncertain(
  db: Db,
  which: { ids: string[] } | { key: string },
  as: 'sent' | 'queued',
): Promise<number> {
  const settled = await db
    .update(deliveries)
    .set({ state: as, nextAt: sql`now()` })
    .where(and(isUncertain, 'ids' in which ? inArray(deliveries.id, which.ids) : ofLetter(db, which.key)))
    .returning({ id: deliveries.id });
  return settled.length;
}

function ofLetter(db: Db, key: string) {
  if (key === confirmKey) return isNull(deliveries.letterId);
  return inArray(
    deliveries.letterId,
    db.select({ id: letters.id }).from(letters).where(eq(letters.key, key)),
  );
}
