import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgSchema, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** All data about subscribers, in a schema of its own. */
export const mail = pgSchema('mail');

/** The lists that a reader can subscribe to, each by itself. */
export const lists = ['weekly', 'breaking'] as const;
export type List = (typeof lists)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** An address without its `+tag`: all such addresses are one mailbox. */
export const mailboxOf = (address: SQLWrapper | string) => sql`regexp_replace(${address}, '[+][^@]*', '')`;

/** Who subscribes to which list. Erased after leaving, or after three days without a confirmation. */
export const subscriptions = mail.table(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    address: text().notNull(),
    list: text({ enum: lists }).notNull(),
    /** When the last confirmation letter was queued. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Unused, like `asks`: backups of readers have both. */
    firstAskedAt: moment('first_asked_at').notNull().defaultNow(),
    asks: integer().notNull().default(1),
    /** Null until the reader confirms by letter. */
    confirmedAt: moment('confirmed_at'),
    /** The number of consecutive letters that bounced. */
    bounces: integer().notNull().default(0),
  },
  (table) => [
    unique('subscriptions_of_address').on(table.address, table.list),
    index('subscriptions_of_mailbox').on(mailboxOf(table.address)),
  ],
);

/**
 * The random ids of confirmed subscriptions that were erased, and nothing else. A trigger writes them, so
 * that restoring a backup does not subscribe former readers again.
 */
export const formerSubscriptions = mail.table('former_subscriptions', { id: uuid().primaryKey() });

/** A letter to a list. Each reader's own unsubscribe link is added when it is sent. */
export const letters = mail.table('letters', {
  id: uuid().primaryKey().defaultRandom(),
  list: text({ enum: lists }).notNull(),
  /** Unique, such as `weekly 2026-W47`: prevents a second letter when two backends or commands make one. */
  key: text().notNull().unique(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * queued: due at `nextAt`; the process that takes it sets that two minutes ahead. uncertain: the final dot
 * may have been sent, but no answer is stored. sent, failed: the server has answered.
 */
export const states = ['queued', 'sent', 'failed', 'uncertain'] as const;

/** One letter to one reader. Its id is its Message-ID, so that a receiver can recognize a duplicate. */
export const deliveries = mail.table(
  'deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for the confirmation letter. */
    letterId: uuid('letter_id').references(() => letters.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    state: text({ enum: states }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Until then, the answer to an uncertain delivery may still arrive. */
    answerBy: moment('leased_until'),
    /**
     * The mail server's last reply code, such as 250 or 451. Its text is not stored, because it may name the
     * mailbox.
     */
    reply: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // No reader gets a letter twice. Confirmation letters have no letter, so this does not limit them.
    unique('deliveries_of_letter').on(table.letterId, table.subscriptionId),
    index('deliveries_of_subscription').on(table.subscriptionId),
    index('deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.state} = 'queued'`),
    index('deliveries_to_confirm')
      .on(table.createdAt)
      .where(sql`${table.letterId} is null`),
  ],
);

/** Has a row while the mail server is down. All backends read it, also after a restart. */
export const outage = pgTable('mail_outage', {
  /** Always 1: there is one mail server. */
  id: integer().primaryKey().default(1),
  since: moment('since').notNull().defaultNow(),
  /** When the next probe is due. The backend that makes it sets it ahead, so that no other does. */
  nextAt: moment('next_at').notNull(),
  /** `no answer`, or a code such as ECONNREFUSED or 421. */
  reason: text().notNull(),
});
