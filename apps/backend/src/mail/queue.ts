import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type List, letters, subscriptions } from '../db/mail-schema.ts';

/** How long somebody may hold a letter before the end of it is said, and how long the answer to that may take. */
const leaseMinutes = 2;
const answerMinutes = 15;
/** Letters in a row that a mailbox's server refuses for good, until the address is erased. */
const mostBounces = 3;
const batch = 5000;
/** How long it is known who got what. */
const keptDays = 60;

/** A letter that this process alone holds, and for how many times anybody has. */
export interface Held {
  id: string;
  attempt: number;
  /** Null: the letter that asks to confirm. */
  letterId: string | null;
  subscriptionId: string;
  address: string;
  list: List;
  isConfirmed: boolean;
  /** Whether it has been tried for three days, which is enough. */
  isOld: boolean;
}

/** What is taken before the other, once nothing urgent is due. */
export type Turn = 'confirmation' | 'letter';

/** Takes the next letter that is due: an urgent one, or one of those whose turn it is, or else any. */
export async function take(db: Db, turn: Turn = 'confirmation'): Promise<Held | undefined> {
  const urgent = db.select({ id: letters.id }).from(letters).where(eq(letters.list, 'breaking'));
  const rank = sql`case when ${deliveries.letterId} in (${urgent}) then 0
    when (${deliveries.letterId} is null) = ${turn === 'confirmation'} then 1 else 2 end`;
  // Rows that another process is just taking are passed over, not waited for.
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'queued'), sql`${deliveries.nextAt} <= now()`))
    .orderBy(rank, deliveries.nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [held] = await db
    .update(deliveries)
    .set({
      state: 'sending',
      attempts: sql`${deliveries.attempts} + 1`,
      leasedUntil: sql`now() + make_interval(mins => ${leaseMinutes})`,
    })
    .from(subscriptions)
    .where(and(eq(deliveries.id, sql`(${due})`), eq(subscriptions.id, deliveries.subscriptionId)))
    .returning({
      id: deliveries.id,
      attempt: deliveries.attempts,
      letterId: deliveries.letterId,
      subscriptionId: deliveries.subscriptionId,
      address: subscriptions.address,
      list: subscriptions.list,
      isConfirmed: sql<boolean>`${subscriptions.confirmedAt} is not null`,
      isOld: sql<boolean>`${deliveries.createdAt} < now() - interval '3 days'`,
    });
  return held;
}

/** The row, as long as nobody else has taken it in the meantime. */
const own = ({ id, attempt }: Held) => and(eq(deliveries.id, id), eq(deliveries.attempts, attempt));

/**
 * Noted right before the end of the message is said. False where the letter is not this process's any more, or its reader has left: the end
 * must not be said then.
 */
export async function hand(db: Db, held: Held): Promise<boolean> {
  const handed = await db
    .update(deliveries)
    .set({ state: 'handed', leasedUntil: sql`now() + make_interval(mins => ${answerMinutes})` })
    .where(and(own(held), eq(deliveries.state, 'sending'), sql`${deliveries.leasedUntil} > now()`))
    .returning({ id: deliveries.id });
  return handed.length > 0;
}

/** The receiving server has it. */
export async function noteSent(db: Db, held: Held, reply: number): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'sent', reply, leasedUntil: null })
    .where(and(own(held), inArray(deliveries.state, ['handed', 'uncertain'])));
  await db
    .update(subscriptions)
    .set({ bounces: 0 })
    .where(and(eq(subscriptions.id, held.subscriptionId), sql`${subscriptions.bounces} > 0`));
}

/** Handed over, and no answer: nobody can know, and nobody gets it twice. */
export async function noteUncertain(db: Db, held: Held): Promise<void> {
  await db.update(deliveries).set({ state: 'uncertain', leasedUntil: null }).where(own(held));
}

/** To be tried again; the server has certainly not taken it. */
export async function putBack(db: Db, held: Held, seconds: number, reply?: number): Promise<void> {
  await db
    .update(deliveries)
    .set({
      state: 'queued',
      nextAt: sql`now() + make_interval(secs => ${seconds})`,
      leasedUntil: null,
      reply: reply ?? null,
    })
    .where(and(own(held), inArray(deliveries.state, ['sending', 'handed'])));
}

/** Given up. */
export async function giveUp(db: Db, held: Held, reply?: number): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'failed', leasedUntil: null, reply: reply ?? null })
    .where(own(held));
}

/**
 * Refused for good. A reader's address is erased after three in a row. One that has not confirmed stays its three days: it counts for
 * the limits of sign-ups.
 */
export async function noteBounce(db: Db, held: Held, reply: number): Promise<void> {
  await giveUp(db, held, reply);
  const reader = and(eq(subscriptions.id, held.subscriptionId), isNotNull(subscriptions.confirmedAt));
  await db
    .update(subscriptions)
    .set({ bounces: sql`${subscriptions.bounces} + 1` })
    .where(reader);
  await db.delete(subscriptions).where(and(reader, gte(subscriptions.bounces, mostBounces)));
}

/**
 * What a process has left behind that fell while it held letters. Those whose end was not said are sent anew, the others are uncertain.
 *
 * @param alone this is the only process of the database, so that nobody can hold anything. @default false
 */
export async function recover(db: Db, alone = false): Promise<{ again: number; uncertain: number }> {
  const left = alone ? sql`true` : lt(deliveries.leasedUntil, sql`now()`);
  const again = await db
    .update(deliveries)
    .set({ state: 'queued', nextAt: sql`now()`, leasedUntil: null })
    .where(and(eq(deliveries.state, 'sending'), left))
    .returning({ id: deliveries.id });
  const uncertain = await db
    .update(deliveries)
    .set({ state: 'uncertain', leasedUntil: null })
    .where(and(eq(deliveries.state, 'handed'), left))
    .returning({ id: deliveries.id });
  return { again: again.length, uncertain: uncertain.length };
}

/** A letter as it is kept, and what it is made of once. */
export type NewLetter = Omit<typeof letters.$inferInsert, 'id' | 'createdAt'>;

/** Queues a letter for every reader of its list, all or nothing. For how many; undefined where it was queued before. */
export async function enqueue(db: Db, letter: NewLetter): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(letters)
      .values(letter)
      .onConflictDoNothing()
      .returning({ id: letters.id });
    if (!made) return undefined;
    // Some thousands at a time: a query has two and a half seconds.
    for (let after = '00000000-0000-0000-0000-000000000000', all = 0; ;) {
      const readers = await tx
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          sql`${subscriptions.id} > ${after} and ${subscriptions.list} = ${letter.list} and ${subscriptions.confirmedAt} is not null`,
        )
        .orderBy(subscriptions.id)
        .limit(batch);
      const last = readers.at(-1);
      if (!last) return all;
      await tx
        .insert(deliveries)
        .values(readers.map(({ id }) => ({ letterId: made.id, subscriptionId: id })));
      all += readers.length;
      after = last.id;
    }
  });
}

/** Forgets who got what after two months, and that nobody knows whether somebody did. */
export async function forgetOld(db: Db): Promise<void> {
  await db
    .delete(deliveries)
    .where(lt(deliveries.createdAt, sql`now() - make_interval(days => ${keptDays})`));
}
