import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type List, letters, subscriptions } from '../db/mail-schema.ts';

/** How long a process owns a delivery before the final dot, and how long the answer may take after it. */
const leaseMinutes = 2;
const answerMinutes = 15;
/** After this many consecutive bounces the address is erased. */
const maxBounces = 3;
const batchSize = 5000;
/** How long deliveries are stored. */
const storedDays = 60;

/** A delivery that this process owns until its lease ends. */
export interface Delivery {
  id: string;
  /** Counts attempts of all processes. A later attempt takes over the delivery. */
  attempt: number;
  /** Null for the confirmation letter. */
  letterId: string | null;
  subscriptionId: string;
  address: string;
  list: List;
  isConfirmed: boolean;
  /** Whether it was queued more than three days ago, and must not be tried again. */
  isOld: boolean;
}

/** Which kind goes first while no urgent letter is due. */
export type Turn = 'confirmation' | 'letter';

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Takes the next due delivery: urgent ones first, then those of the given turn, then any. */
export async function takeNext(db: Db, turn: Turn = 'confirmation'): Promise<Delivery | undefined> {
  const urgent = db.select({ id: letters.id }).from(letters).where(eq(letters.list, 'breaking'));
  const rank = sql`case when ${deliveries.letterId} in (${urgent}) then 0
    when (${deliveries.letterId} is null) = ${turn === 'confirmation'} then 1 else 2 end`;
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'queued'), sql`${deliveries.nextAt} <= now()`))
    .orderBy(rank, deliveries.nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [delivery] = await db
    .update(deliveries)
    // If this process stops, the delivery is due again when the lease ends.
    .set({ attempts: sql`${deliveries.attempts} + 1`, nextAt: inMinutes(leaseMinutes) })
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
  return delivery;
}

/** Matches the row unless another process has taken over the delivery. */
const owned = ({ id, attempt }: Delivery) => and(eq(deliveries.id, id), eq(deliveries.attempts, attempt));

/**
 * Called right before the final dot. From then on the delivery is uncertain until the answer is stored, so
 * that a process that stops needs no clean-up. Returns false if the lease has ended or the reader has
 * unsubscribed; then the dot must not be sent.
 */
export async function handOver(db: Db, delivery: Delivery): Promise<boolean> {
  const handedOver = await db
    .update(deliveries)
    .set({ state: 'uncertain', answerBy: inMinutes(answerMinutes) })
    .where(and(owned(delivery), eq(deliveries.state, 'queued'), sql`${deliveries.nextAt} > now()`))
    .returning({ id: deliveries.id });
  return handedOver.length > 0;
}

/** Stores that the server accepted it. */
export async function markSent(db: Db, delivery: Delivery, reply: number): Promise<void> {
  await db.update(deliveries).set({ state: 'sent', reply }).where(owned(delivery));
  await db
    .update(subscriptions)
    .set({ bounces: 0 })
    .where(and(eq(subscriptions.id, delivery.subscriptionId), sql`${subscriptions.bounces} > 0`));
}

/** Stores that no answer will come. */
export async function markUnanswered(db: Db, delivery: Delivery): Promise<void> {
  await db
    .update(deliveries)
    .set({ answerBy: null })
    .where(and(owned(delivery), eq(deliveries.state, 'uncertain')));
}

/** Queues it again after a certain refusal. */
export async function requeue(db: Db, delivery: Delivery, seconds: number, reply?: number): Promise<void> {
  await db
    .update(deliveries)
    .set({
      state: 'queued',
      nextAt: sql`now() + make_interval(secs => ${seconds})`,
      reply: reply ?? null,
    })
    .where(and(owned(delivery), inArray(deliveries.state, ['queued', 'uncertain'])));
}

/** Stores that it is not tried again. */
export async function markFailed(db: Db, delivery: Delivery, reply?: number): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'failed', reply: reply ?? null })
    .where(owned(delivery));
}

/**
 * Stores that the mailbox bounced. Erases a confirmed address after three consecutive bounces. An unconfirmed
 * one stays for its three days, because it counts for the limits of sign-ups.
 */
export async function markBounced(db: Db, delivery: Delivery, reply: number): Promise<void> {
  await markFailed(db, delivery, reply);
  const reader = and(eq(subscriptions.id, delivery.subscriptionId), isNotNull(subscriptions.confirmedAt));
  await db
    .update(subscriptions)
    .set({ bounces: sql`${subscriptions.bounces} + 1` })
    .where(reader);
  await db.delete(subscriptions).where(and(reader, gte(subscriptions.bounces, maxBounces)));
}

/** A letter before it is stored; its key is unique. */
export type NewLetter = Omit<typeof letters.$inferInsert, 'id' | 'createdAt'>;

/**
 * Queues a letter for every reader of its list, in one transaction. Returns their number; undefined if the
 * letter was queued before.
 */
export async function enqueue(db: Db, letter: NewLetter): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(letters)
      .values(letter)
      .onConflictDoNothing()
      .returning({ id: letters.id });
    if (!made) return undefined;
    // In batches, because a query may take at most two and a half seconds.
    for (let after = '00000000-0000-0000-0000-000000000000', total = 0; ;) {
      const readers = await tx
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          sql`${subscriptions.id} > ${after} and ${subscriptions.list} = ${letter.list} and ${subscriptions.confirmedAt} is not null`,
        )
        .orderBy(subscriptions.id)
        .limit(batchSize);
      const last = readers.at(-1);
      if (!last) return total;
      await tx
        .insert(deliveries)
        .values(readers.map(({ id }) => ({ letterId: made.id, subscriptionId: id })));
      total += readers.length;
      after = last.id;
    }
  });
}

/** Erases deliveries older than two months, including uncertain ones. */
export async function eraseOld(db: Db): Promise<void> {
  await db
    .delete(deliveries)
    .where(lt(deliveries.createdAt, sql`now() - make_interval(days => ${storedDays})`));
}
