import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type List, mailboxOf, subscriptions } from '../db/mail-schema.ts';

/** How long a reader has to confirm; after that the address is erased. */
export const confirmDays = 3;
/** Another letter that asks to confirm goes to an address after ten minutes at the earliest, and three a day to a mailbox, for all lists. */
const pauseMinutes = 10;
const mostADay = 3;

/**
 * Notes who asked, and queues the letter that asks to confirm, unless that mailbox has had enough of them: nobody outside is told
 * which, or a stranger could learn who reads us.
 *
 * @param mostAnHour letters that ask to confirm, of all readers together; as many may wait
 * @returns full: too many readers have asked, and nothing was noted
 */
export async function ask(
  db: Db,
  address: string,
  list: List,
  mostAnHour: number,
): Promise<'queued' | 'enough' | 'full'> {
  // In a flood most calls end here, without a lock.
  if ((await askedOf(db)) >= mostAnHour) return 'full';
  return db.transaction(async (tx) => {
    // One at a time, over all backends: nobody else may ask between the counting and the queuing.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('newsletter sign-up', 0))`);
    if ((await askedOf(tx)) >= mostAnHour) return 'full';
    if ((await askedToday(tx, address)) >= mostADay) return 'enough';
    const [asked] = await tx
      .insert(subscriptions)
      .values({ address, list })
      .onConflictDoUpdate({
        target: [subscriptions.address, subscriptions.list],
        set: { askedAt: sql`now()` },
        setWhere: sql`${subscriptions.askedAt} < now() - make_interval(mins => ${pauseMinutes})`,
      })
      .returning({ id: subscriptions.id });
    if (!asked) return 'enough';
    await tx.insert(deliveries).values({ subscriptionId: asked.id });
    return 'queued';
  });
}

/** How many letters that ask to confirm were queued within an hour, or still wait. */
async function askedOf(db: Db): Promise<number> {
  return db.$count(
    deliveries,
    and(
      isNull(deliveries.letterId),
      gt(deliveries.createdAt, sql`now() - make_interval(days => ${confirmDays})`),
      sql`(${deliveries.createdAt} > now() - interval '1 hour' or ${deliveries.state} = 'queued')`,
    ),
  );
}

/** How many letters that ask to confirm a mailbox was sent within a day. */
async function askedToday(db: Db, address: string): Promise<number> {
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

/** Whether there was such a subscription. To confirm twice is no mistake. */
export async function confirm(db: Db, id: string): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, now())` })
    .where(eq(subscriptions.id, id))
    .returning({ id: subscriptions.id });
  return confirmed.length > 0;
}

/** Erases a subscription, and with it all that was on its way; `everything`: every other one of that address, too. */
export async function leave(db: Db, id: string, everything = false): Promise<void> {
  const own = eq(subscriptions.id, id);
  const address = db.select({ address: subscriptions.address }).from(subscriptions).where(own);
  await db.delete(subscriptions).where(everything ? sql`${subscriptions.address} in (${address})` : own);
}

/** Erases every subscription of an address, for somebody who has written to the owner. How many there were. */
export async function eraseAddress(db: Db, address: string): Promise<number> {
  const erased = await db
    .delete(subscriptions)
    .where(eq(subscriptions.address, address))
    .returning({ id: subscriptions.id });
  return erased.length;
}

/** Erases the addresses that nobody has confirmed in time. */
export async function forgetUnconfirmed(db: Db): Promise<void> {
  await db
    .delete(subscriptions)
    .where(
      and(
        isNull(subscriptions.confirmedAt),
        lt(subscriptions.askedAt, sql`now() - make_interval(days => ${confirmDays})`),
      ),
    );
}

/** How many readers have confirmed, letter by letter. */
export async function countConfirmed(db: Db): Promise<{ list: List; readers: number }[]> {
  return db
    .select({ list: subscriptions.list, readers: sql<number>`count(*)::int` })
    .from(subscriptions)
    .where(isNotNull(subscriptions.confirmedAt))
    .groupBy(subscriptions.list);
}
