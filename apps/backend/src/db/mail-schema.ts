import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgSchema, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Everything that is known of subscribers, and nothing else: a schema of its own, which no other query touches. */
export const mail = pgSchema('mail');

/** The letters that a reader may ask for: each is signed up for, and left, by itself. */
export const lists = ['weekly', 'breaking'] as const;
export type List = (typeof lists)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** An address without the `+tag` that anybody may put into it: all of them are one mailbox. */
export const mailboxOf = (address: SQLWrapper | string) => sql`regexp_replace(${address}, '[+][^@]*', '')`;

/** Who asked for which letter. Erased on leaving, and three days after it was asked for without a confirmation. */
export const subscriptions = mail.table(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    address: text().notNull(),
    list: text({ enum: lists }).notNull(),
    /** When the last letter was queued that asks to confirm. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Not used any more, as `asks`: a release later they can go. */
    firstAskedAt: moment('first_asked_at').notNull().defaultNow(),
    asks: integer().notNull().default(1),
    /** Null until the reader has confirmed by letter. */
    confirmedAt: moment('confirmed_at'),
    /** Letters in a row that the mailbox's server refused for good. */
    bounces: integer().notNull().default(0),
  },
  (table) => [
    unique('subscriptions_of_address').on(table.address, table.list),
    index('subscriptions_of_mailbox').on(mailboxOf(table.address)),
  ],
);

/**
 * The random numbers of subscriptions that were confirmed and then erased, and nothing else of them. A trigger writes them: a
 * restored copy of the readers must bring back nobody who has left.
 */
export const formerSubscriptions = mail.table('former_subscriptions', { id: uuid().primaryKey() });

/** A letter as it goes to everybody; only the link to leave is each reader's own, and put in when it is sent. */
export const letters = mail.table('letters', {
  id: uuid().primaryKey().defaultRandom(),
  list: text({ enum: lists }).notNull(),
  /** What a letter is made of once: `weekly 2026-W47`. Two backends, or a command given twice, make one. */
  key: text().notNull().unique(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * queued: due at `nextAt`. sending: somebody holds it, and the receiving server has not had the whole of it. handed: the end of the
 * message may have been said. sent, failed: the server has answered. uncertain: it was handed over, and no answer came.
 */
export const states = ['queued', 'sending', 'handed', 'sent', 'failed', 'uncertain'] as const;
export type DeliveryState = (typeof states)[number];

/** One letter to one reader. Its id is its Message-ID, so that the same one is recognised wherever it arrives again. */
export const deliveries = mail.table(
  'deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null: the letter that asks to confirm. */
    letterId: uuid('letter_id').references(() => letters.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    state: text({ enum: states }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Until when whoever holds it may do so; after that it is anybody's. */
    leasedUntil: moment('leased_until'),
    /** The receiving server's last number, 250 or 451. Never its words, which may name the mailbox. */
    reply: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Nobody gets a letter twice; rows without a letter differ.
    unique('deliveries_of_letter').on(table.letterId, table.subscriptionId),
    index('deliveries_of_subscription').on(table.subscriptionId),
    index('deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.state} = 'queued'`),
    index('deliveries_to_confirm')
      .on(table.createdAt)
      .where(sql`${table.letterId} is null`),
    index('deliveries_held')
      .on(table.leasedUntil)
      .where(sql`${table.state} in ('sending', 'handed')`),
  ],
);

/** Has a row while the mail server is away, and says nothing of readers. All backends of a database read it, and so does one that is started anew. */
export const outage = pgTable('mail_outage', {
  /** Always 1: there is one mail server. */
  id: integer().primaryKey().default(1),
  since: moment('since').notNull().defaultNow(),
  /** The next try. The backend that makes it moves it ahead, so that no other does. */
  nextAt: moment('next_at').notNull(),
  /** `no answer`, or a code such as ECONNREFUSED or 421. */
  reason: text().notNull(),
});
