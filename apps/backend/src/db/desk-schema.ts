import type { DraftFields } from '@daily-nest/content/draft';
import type { Placing } from '@daily-nest/content/front-places';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** All data of the desk, in a schema of its own. Readers' calls read nothing of it but which posts were withdrawn. */
export const desk = pgSchema('desk');

/** writer: their own drafts. editor: everything that is written and published. owner: people, too. */
export const roles = ['writer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
/** better-auth works with dates. */
const authMoment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Has one row from the first invitation on. Without it the desk is off. */
export const deskSettings = desk.table('settings', {
  /** Always 1. */
  id: integer().primaryKey().default(1),
  /** Signs the session cookies. */
  secret: text().notNull(),
});

/** Who works at the desk. Somebody who left stays as a name beside what they wrote. */
export const people = desk.table('people', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  leftAt: moment('left_at'),
  createdAt: authMoment('created_at').notNull().defaultNow(),
  updatedAt: authMoment('updated_at').notNull().defaultNow(),
});

export const sessions = desk.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique(),
    userId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: authMoment('expires_at').notNull(),
    ipAddress: text('address'),
    userAgent: text('browser'),
    createdAt: authMoment('created_at').notNull().defaultNow(),
    updatedAt: authMoment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_of_person').on(table.userId)],
);

/** How somebody signs in. */
export const credentials = desk.table(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    providerId: text('provider').notNull(),
    accountId: text('account').notNull(),
    /** scrypt, with its salt. */
    password: text(),
    createdAt: authMoment('created_at').notNull().defaultNow(),
    updatedAt: authMoment('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('credentials_of_provider').on(table.providerId, table.accountId)],
);

/** Codes of an app after the password, of people who have set them up. */
export const secondSteps = desk.table('second_steps', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Another one whenever it is set up. */
  id: uuid().notNull().defaultRandom(),
  /** Base32. Whoever checks a code has to know it. */
  secret: text().notNull(),
  begunAt: moment('begun_at').notNull().defaultNow(),
  /** Null: no code was given yet, and none is asked for. */
  confirmedAt: moment('confirmed_at'),
  /** The period of the last code. It and those before are used up. */
  lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(0),
});

/** Codes that somebody has left for when the app is lost. A used one is gone. */
export const backupCodes = desk.table(
  'backup_codes',
  {
    /** SHA-256. */
    hash: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [index('backup_codes_of_person').on(table.personId)],
);

/** Keys of browsers and phones, each of which stands for password and code. */
export const passkeys = desk.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** As its owner calls it. */
    name: text().notNull(),
    credentialId: text('credential').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says itself; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it. */
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_of_person').on(table.personId)],
);

/** Challenges that a passkey has answered, until their cookie has ended. */
export const usedChallenges = desk.table('used_challenges', {
  /** SHA-256. */
  hash: text().primaryKey(),
  until: moment('until').notNull(),
});

export const invitations = desk.table('invitations', {
  id: uuid().primaryKey().defaultRandom(),
  /** SHA-256 of the token in the link. */
  hash: text().notNull().unique(),
  email: text().notNull(),
  role: text({ enum: roles }).notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Tries to sign in, to give a code or to use an invitation, for as long as they are limited. */
export const attempts = desk.table('attempts', {
  key: text().primaryKey(),
  count: integer().notNull().default(1),
  since: moment('since').notNull().defaultNow(),
});

/** A piece in work: a draft, and the post that was made of it. */
export const pieces = desk.table(
  'pieces',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose draft it is; null for a post that came from elsewhere. */
    writerId: uuid('writer_id').references(() => people.id),
    domain: text().notNull(),
    /** The newest version. */
    version: integer().notNull(),
    /** The address of its post, from the first publication on. */
    slug: text().unique(),
    /** The day of the first publication. */
    date: date({ mode: 'string' }),
    publishedVersion: integer('published_version'),
    publishedAt: moment('published_at'),
    /** `changed_at` of the post as the desk last wrote it: with another one, somebody has changed it elsewhere. */
    postChangedAt: moment('post_changed_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** What the page of a withdrawn piece says; null for no more than that it was withdrawn. */
    withdrawnWords: text('withdrawn_words'),
    /** When a version is to be published, which one, and who said so; null when nothing is planned. */
    scheduledAt: moment('scheduled_at'),
    scheduledVersion: integer('scheduled_version'),
    scheduledBy: uuid('scheduled_by').references(() => people.id),
    /** Why it was not published when it was due. */
    scheduleFault: text('schedule_fault'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('pieces_by_change').on(table.changedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('pieces_of_writer').on(table.writerId, table.changedAt.desc().nullsFirst()),
    index('pieces_scheduled')
      .on(table.scheduledAt)
      .where(sql`${table.scheduledAt} is not null`),
  ],
);

/** Who has a piece open, in which window, and when it was last heard of. */
export const presence = desk.table(
  'presence',
  {
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
    window: uuid().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pieceId, table.window] })],
);

/** Addresses that a piece had before. Each leads to the piece, wherever it is now, so that no redirect leads to another one. */
export const formerAddresses = desk.table(
  'former_addresses',
  {
    slug: text().primaryKey(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('former_addresses_of_piece').on(table.pieceId)],
);

/** What stood before the last publication or withdrawal of a piece, for taking it back. */
export const lastSteps = desk.table('last_steps', {
  pieceId: uuid('piece_id')
    .primaryKey()
    .references(() => pieces.id, { onDelete: 'cascade' }),
  action: text({ enum: ['published', 'withdrawn'] }).notNull(),
  at: moment('at').notNull().defaultNow(),
  /** The columns of the piece. */
  piece: jsonb().$type<PublishedColumns>().notNull(),
  /** The row of the post; null where there was none. */
  post: jsonb().$type<Record<string, unknown>>(),
});

/** What a publication or withdrawal changes of a piece. */
export type PublishedColumns = Pick<
  typeof pieces.$inferSelect,
  'slug' | 'date' | 'publishedVersion' | 'publishedAt' | 'postChangedAt' | 'withdrawnAt' | 'withdrawnWords'
>;

/** What a piece was at each save. Of those that typing has left, `thin.ts` removes most after a day. */
export const versions = desk.table(
  'versions',
  {
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fields: jsonb().$type<DraftFields>().notNull(),
    /** Null: the text of the site, as a command or another program had changed it. */
    savedBy: uuid('saved_by').references(() => people.id),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.pieceId, table.number] }),
    index('versions_by_upload')
      .on(sql`(${table.fields} ->> 'image')`)
      .where(sql`${table.fields} ->> 'image' like '/uploads/%'`),
  ],
);

/** What was placed by hand on the front page of a title. Rows are only added; the newest is shown. */
export const fronts = desk.table(
  'fronts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    domain: text().notNull(),
    places: jsonb().$type<Placing>().notNull(),
    publishedBy: uuid('published_by').references(() => people.id),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [index('fronts_of_domain').on(table.domain, table.id.desc())],
);

/** The placing in work, one a title. */
export const frontDrafts = desk.table('front_drafts', {
  domain: text().primaryKey(),
  places: jsonb().$type<Placing>().notNull(),
  version: integer().notNull(),
  changedBy: uuid('changed_by').references(() => people.id),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** An urgent letter as an editor writes it: a title, where it leads, and plain paragraphs. */
export interface BreakingNews {
  title: string;
  link?: string | undefined;
  body: string[];
}

/** Weeks whose letter is not sent until somebody lets it go. */
export const weeklyHolds = desk.table('weekly_holds', {
  /** `2026-W48`. */
  week: text().primaryKey(),
  heldBy: uuid('held_by').references(() => people.id),
  heldAt: moment('held_at').notNull().defaultNow(),
});

/** Urgent letters: asked for by one person, and sent or refused by another, where there is one. */
export const urgentLetters = desk.table('urgent_letters', {
  id: uuid().primaryKey().defaultRandom(),
  news: jsonb().$type<BreakingNews>().notNull(),
  askedBy: uuid('asked_by')
    .notNull()
    .references(() => people.id),
  askedAt: moment('asked_at').notNull().defaultNow(),
  /** Null until somebody has said yes or no. */
  end: text('ended_as', { enum: ['sent', 'refused'] }),
  endedBy: uuid('ended_by').references(() => people.id),
  endedAt: moment('ended_at'),
});

/** What was done at the desk, by whom and from where. Rows are only added; the saves of an hour become one. */
export const auditLog = desk.table('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  /** Null: nobody was signed in, or it was a command. */
  personId: uuid('person_id').references(() => people.id),
  /** Null: a command. */
  address: text(),
  action: text().notNull(),
  /** The piece, person or e-mail address that it was done to. */
  target: text(),
  details: jsonb()
    .$type<Record<string, unknown>>()
    .notNull()
    .default(sql`'{}'`),
});
