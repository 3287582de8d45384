import type { Correction, Source } from '@daily-nest/content/types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const posts = pgTable(
  'posts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    domain: text().notNull(),
    slug: text().notNull().unique(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    body: text().notNull(),
    /** The author; null for old posts. */
    author: text(),
    date: date({ mode: 'string' }).notNull(),
    /** The date of the last change of the text, if the editor gave one. */
    updated: date({ mode: 'string' }),
    topics: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The age groups of children that the post is about. */
    ages: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The series and the part in it: both or neither. */
    series: text(),
    part: integer(),
    /** Pull quotes: sentences of the body. */
    pulled: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Sources of its statements. */
    sources: jsonb().$type<Source[]>().notNull().default([]),
    /** Facts that were wrong once, newest first. */
    corrections: jsonb().$type<Correction[]>().notNull().default([]),
    shortKeywords: text('short_keywords').notNull().default(''),
    longKeywords: text('long_keywords').notNull().default(''),
    image: text(),
    imageAlt: text('image_alt'),
    video: text(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description || ' ' || short_keywords || ' ' || long_keywords), 'B') || setweight(to_tsvector('english', body), 'D')`,
      ),
  },
  (table) => [
    // The order of the list. `order by … desc` means NULLS FIRST; without it the index is not used.
    index('posts_by_date').on(table.domain, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_by_topic').using('gin', table.topics),
    index('posts_by_age').using('gin', table.ages),
    index('posts_by_author')
      .on(table.domain, table.author, table.date.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.author} is not null`),
    index('posts_by_series')
      .on(table.domain, table.series, table.part)
      .where(sql`${table.series} is not null`),
    // Includes the domain (extension btree_gin), so that a search skips posts of other sites.
    index('posts_search').using('gin', table.domain, table.search),
    index('posts_corrected')
      .on(table.domain)
      .where(sql`${table.corrections} <> '[]'`),
    check('posts_sources_are_a_list', sql`jsonb_typeof(${table.sources}) = 'array'`),
    // Finds posts that show a picture of another server. The triggers have the same condition.
    index('posts_by_remote_image')
      .on(table.image)
      .where(sql`${table.image} ~* '^https?://' and octet_length(${table.image}) <= 2000`),
  ],
);

/** Posts per domain and month, updated by triggers, so that totals and late pages need no scan. */
export const postCounts = pgTable(
  'post_counts',
  {
    domain: text().notNull(),
    month: date({ mode: 'string' }).notNull(),
    posts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.month] })],
);

/** Every word stem in posts, for correcting typos. Filled by a trigger; words are never removed. */
export const postWords = pgTable('post_words', { word: text().primaryKey() }, (table) => [
  // With sixty thousand words this takes a fifth of the time of the default of twelve bytes.
  index('post_words_similar').using('gist', table.word.op('gist_trgm_ops(siglen=256)')),
]);

/** A stored headline. */
export interface FeedItem {
  title: string;
  /** An http(s) address. */
  link: string;
  /** ISO date with time, UTC; null if unknown. */
  publishedAt: string | null;
  /** Plain text; may be empty. */
  summary: string;
}

/** The last items of each feed, and when it is due. Each feed has one row, even with several topics. */
export const feedSources = pgTable('feed_sources', {
  url: text().primaryKey(),
  items: jsonb().$type<FeedItem[]>().notNull().default([]),
  etag: text(),
  lastModified: text('last_modified'),
  /** The last successful read. */
  fetchedAt: timestamp('fetched_at', { withTimezone: true, mode: 'string' }),
  /** The last attempt. */
  triedAt: timestamp('tried_at', { withTimezone: true, mode: 'string' }),
  /** When it is due. The worker that takes the row sets it ahead, so that no other does. */
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  /** Failed attempts since the last success. */
  failures: integer().notNull().default(0),
  error: text(),
});

/** The blog of BLOG_SOURCE_URL, and when it is due. */
export const blogSources = pgTable('blog_sources', {
  url: text().primaryKey(),
  /** When all of it was last read and taken over. */
  inStepAt: timestamp('in_step_at', { withTimezone: true, mode: 'string' }),
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'string' }).notNull(),
  /** Failed attempts since then. */
  failures: integer().notNull().default(0),
  error: text(),
});

/** Posts that were taken over from such a blog. They are never removed: what is removed here is not taken over again. */
export const takenPosts = pgTable('taken_posts', {
  slug: text().primaryKey(),
  /** `changed_at` of the post as it was taken over: with another one, somebody has changed it here. */
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
});

/** One shape of a mirrored picture. */
export interface MirroredShape {
  /** Widths in px of its AVIF and WebP files, in ascending order. */
  widths: number[];
  /** Width and height in px of its JPEG. */
  width: number;
  height: number;
  /** The focus for further crops, as in CSS `object-position`. */
  focus: string;
}

/** The description of a mirrored picture. */
export interface MirroredFiles {
  /** Its dominant color, `#a33e26`. */
  color: string;
  /** Aspect ratio 8 to 5, for the post itself. */
  scene: MirroredShape;
  /** Aspect ratio 1 to 1, for the circle in lists. */
  round: MirroredShape;
}

/** Pictures of other servers in posts, and our mirrored copies. Triggers add a row for each new address. */
export const pictures = pgTable(
  'pictures',
  {
    url: text().primaryKey(),
    /** The folder of the files, a hash of the content; null until they exist. */
    key: text(),
    files: jsonb().$type<MirroredFiles>(),
    /**
     * When it is due; null if there is nothing to do. The worker that takes the row sets it ahead, so that no
     * other does.
     */
    nextAt: timestamp('next_at', { withTimezone: true, mode: 'string' }).defaultNow(),
    /** Failed attempts since the last success. */
    failures: integer().notNull().default(0),
    error: text(),
    /** When the last post that showed it was removed. */
    unusedSince: timestamp('unused_since', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    index('pictures_by_key').on(table.key),
    index('pictures_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    index('pictures_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/**
 * A query is shown and its words are stored after this many days, because the words of a single reader may
 * name somebody.
 */
export const shownFromDays = 3;

/** Searches without a result. The rows do not say who searched, from where, or at what time of day. */
export const unansweredQueries = pgTable(
  'unanswered_queries',
  {
    /** SHA-256 of the query. */
    hash: text().primaryKey(),
    /** Null until it is shown. */
    query: text(),
    /** How often it was searched, and on how many days. */
    asked: integer().notNull(),
    days: integer().notNull().default(1),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    check(
      'unanswered_queries_hide_words',
      sql`${table.query} is null or ${table.days} >= ${sql.raw(String(shownFromDays))}`,
    ),
  ],
);

export * from './mail-schema.ts';
export * from './desk-schema.ts';
export * from './readers-schema.ts';
