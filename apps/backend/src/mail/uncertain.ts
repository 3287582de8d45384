import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type DeliveryState, letters } from '../db/mail-schema.ts';

/** How many letters are in which state. */
export async function countStates(
  db: Db,
): Promise<{ key: string | null; state: DeliveryState; letters: number }[]> {
  return db
    .select({ key: letters.key, state: deliveries.state, letters: sql<number>`count(*)::int` })
    .from(deliveries)
    .leftJoin(letters, eq(letters.id, deliveries.letterId))
    .groupBy(letters.key, deliveries.state)
    .orderBy(letters.key, deliveries.state);
}

/** The Message-IDs, without what stands behind the @, of the letters of which nobody knows whether they were taken. */
export async function uncertainLetters(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.state, 'uncertain'))
    .orderBy(deliveries.id);
  return rows.map(({ id }) => id);
}

/** What `status` calls the letter that asks to confirm. */
export const confirmKey = 'confirm';

/**
 * What an operator has found out in the log of the mail server: that they were taken, or that they are to be sent. How many were uncertain.
 *
 * @param which ids, or the key of a letter for all of it
 */
export async function settleUncertain(
  db: Db,
  which: { ids: string[] } | { key: string },
  as: 'sent' | 'queued',
): Promise<number> {
  const settled = await db
    .update(deliveries)
    .set({ state: as, nextAt: sql`now()` })
    .where(
      and(
        eq(deliveries.state, 'uncertain'),
        'ids' in which ? inArray(deliveries.id, which.ids) : ofLetter(db, which.key),
      ),
    )
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
