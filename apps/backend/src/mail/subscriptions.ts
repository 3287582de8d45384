import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type List, mailboxOf, subscriptions } from '../db/mail-schema.ts';

/** How long a reader has to confirm; after that the address is erased. */
export const confirmDays = 3;
/**
 * An address gets a confirmation letter at most every ten minutes, and a mailbox at most three a day over all
 * lists.
 */
const pauseMinutes = 10;
const maxPerDay = 3;

/**
 * Stores a sign-up and queues its confirmation letter, unless the mailbox has reached its limit. The answer
 * is the same in both cases, so that a stranger cannot learn who subscribes.
 *
 * @param maxPerHour confirmation letters for all readers together; the same number may wait
 * @returns full: too many readers signed up, and nothing was stored
 */
export async function signUp(
  db: Db,
  address: string,
  list: List,
  maxPerHour: number,
): Promise<'queued' | 'limited' | 'full'> {
  // During a flood most calls end here, without a lock.
  if ((await countRecent(db)) >= maxPerHour) return 'full';
  return db.transaction(async (tx) => {
    // Backends store one sign-up at a time, so that the counts stay right.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('newsletter sign-up', 0))`);
    if ((await countRecent(tx)) >= maxPerHour) return 'full';
    if ((await countToday(tx, address)) >= maxPerDay) return 'limited';
    const [stored] = await tx
      .insert(subscriptions)
      .values({ address, list })
      .onConflictDoUpdate({
        target: [subscriptions.address, subscriptions.list],
        set: { askedAt: sql`now()` },
        setWhere: sql`${subscriptions.askedAt} < now() - make_interval(mins => ${pauseMinutes})`,
      })
      .returning({ id: subscriptions.id });
    if (!stored) return 'limited';
    await tx.insert(deliveries).values({ subscriptionId: stored.id });
    return 'queued';
  });
}

/** Returns how many confirmation letters were queued within an hour, or still wait. */
async function countRecent(db: Db): Promise<number> {
  return db.$count(
    deliveries,
    and(
      isNull(deliveries.letterId),
      gt(deliveries.createdAt, sql`now() - make_interval(days => ${confirmDays})`),
      sql`(${deliveries.createdAt} > now() - interval '1 hour' or ${deliveries.state} = 'queued')`,
    ),
  );
}

/** Returns how many confirmation letters were queued for a mailbox within a day. */
async function countToday(db: Db, address: string): Promise<number> {
  const ofMailbox = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(sql`${mailboxOf(subscriptions.address)} = ${mailboxOf(address)}`);
  return db.$count(
    deliveries,
    and(
      isNull(deliveries.letterId),
      inArray(deliveries.subscriptionId, ofMailbox),
      sql`${deliveries.createdAt} > now() - interval '1 day'`,
    ),
  );
}

/** Confirms a subscription, also a second time. Returns whether it exists. */
export async function confirm(db: Db, id: string): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, now())` })
    .where(eq(subscriptions.id, id))
    .returning({ id: subscriptions.id });
  return confirmed.length > 0;
}

/** Erases a subscription with its deliveries; `everything`: all subscriptions of that address. */
export async function leave(db: Db, id: string, everything = false): Promise<void> {
  const own = eq(subscriptions.id, id);
  const address = db.select({ address: subscriptions.address }).from(subscriptions).where(own);
  await db.delete(subscriptions).where(everything ? sql`${subscriptions.address} in (${address})` : own);
}

/**
 * Erases every subscription of an address, for a reader who has written to the owner. Returns their number.
 */
export async function eraseAddress(db: Db, address: string): Promise<number> {
  const erased = await db
    .delete(subscriptions)
    .where(eq(subscriptions.address, address))
    .returning({ id: subscriptions.id });
  return erased.length;
}

/** Erases addresses that were not confirmed in time. */
export async function eraseUnconfirmed(db: Db): Promise<void> {
  await db
    .delete(subscriptions)
    .where(
      and(
        isNull(subscriptions.confirmedAt),
        lt(subscriptions.askedAt, sql`now() - make_interval(days => ${confirmDays})`),
      ),
    );
}

/** Returns the number of readers of each list. */
export async function countConfirmed(db: Db): Promise<{ list: List; readers: number }[]> {
  return db
    .select({ list: subscriptions.list, readers: sql<number>`count(*)::int` })
    .from(subscriptions)
    .where(isNotNull(subscriptions.confirmedAt))
    .groupBy(subscriptions.list);
}
