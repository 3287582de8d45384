import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type List, subscriptions } from '../db/mail-schema.ts';

/** How long a reader has to confirm; after that the address is erased. */
export const confirmDays = 3;
/** Another letter that asks to confirm goes to a mailbox after ten minutes at the earliest, and three of them in a day. */
const pauseMinutes = 10;
const asksADay = 3;

/**
 * Notes who asked, and queues the letter that asks to confirm, unless that mailbox has had enough of them. Whether it was queued; nobody
 * outside is told, or a stranger could learn who reads us.
 */
export async function ask(db: Db, address: string, list: List): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isNewDay = sql`${subscriptions.firstAskedAt} < now() - interval '1 day'`;
    const [asked] = await tx
      .insert(subscriptions)
      .values({ address, list })
      .onConflictDoUpdate({
        target: [subscriptions.address, subscriptions.list],
        set: {
          askedAt: sql`now()`,
          firstAskedAt: sql`case when ${isNewDay} then now() else ${subscriptions.firstAskedAt} end`,
          asks: sql`case when ${isNewDay} then 1 else ${subscriptions.asks} + 1 end`,
        },
        setWhere: sql`${subscriptions.askedAt} < now() - make_interval(mins => ${pauseMinutes})
          and (${subscriptions.asks} < ${asksADay} or ${isNewDay})`,
      })
      .returning({ id: subscriptions.id });
    if (!asked) return false;
    await tx.insert(deliveries).values({ subscriptionId: asked.id });
    return true;
  });
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
