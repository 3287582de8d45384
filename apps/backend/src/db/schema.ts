import { sql } from 'drizzle-orm';
import {
  bigint,
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
    /** The name under the title; posts from before there were names have none. */
    author: text(),
    date: date({ mode: 'string' }).notNull(),
    /** The day on which its text last became another one, where its editor says so. */
    updated: date({ mode: 'string' }),
    topics: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The ages of the children that it is about. */
    ages: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The series that it is a part of, and which. Both or neither. */
    series: text(),
    part: integer(),
    /** Sentences of the body that its page sets large beside it. */
    pulled: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
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
    // The order of the list. NULLS FIRST is what `order by … desc` means; without it the index would not be used.
    index('posts_by_date').on(table.domain, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_by_topic').using('gin', table.topics),
    index('posts_by_age').using('gin', table.ages),
    index('posts_by_author')
      .on(table.domain, table.author, table.date.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.author} is not null`),
    index('posts_by_series')
      .on(table.domain, table.series, table.part)
      .where(sql`${table.series} is not null`),
    // With the domain in it, so that a word is never looked up in the posts of other sites (extension btree_gin).
    index('posts_search').using('gin', table.domain, table.search),
    // Whether anybody still shows a picture of another server; the condition is that of the triggers.
    index('posts_by_remote_image')
      .on(table.image)
      .where(sql`${table.image} ~* '^https?://' and octet_length(${table.image}) <= 2000`),
  ],
);

/** How many posts a domain has in a month. Kept by triggers, so that totals and far pages need no scan. */
export const postCounts = pgTable(
  'post_counts',
  {
    domain: text().notNull(),
    month: date({ mode: 'string' }).notNull(),
    posts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.month] })],
);

/** Every word stem that posts contain, for mending typos. Kept by a trigger; words are never taken out. */
export const postWords = pgTable('post_words', { word: text().primaryKey() }, (table) => [
  // The longest signatures that pay: at sixty thousand words, a fifth of the time of the default's twelve bytes.
  index('post_words_similar').using('gist', table.word.op('gist_trgm_ops(siglen=256)')),
]);

/** A headline as it is stored. */
export interface FeedItem {
  title: string;
  /** An http(s) address. */
  link: string;
  /** ISO date with time, UTC; null where the source does not say. */
  publishedAt: string | null;
  /** Plain text, '' where there is none. */
  summary: string;
}

/** What the walls' feeds said last, and when each is to be read again. One row a feed, whatever the number of its topics. */
export const feedSources = pgTable('feed_sources', {
  url: text().primaryKey(),
  items: jsonb().$type<FeedItem[]>().notNull().default([]),
  etag: text(),
  lastModified: text('last_modified'),
  /** The last time it could be read, with or without news. */
  fetchedAt: timestamp('fetched_at', { withTimezone: true, mode: 'string' }),
  /** The last time anybody tried. */
  triedAt: timestamp('tried_at', { withTimezone: true, mode: 'string' }),
  /** Due from then on. A worker that takes the row moves it ahead, so that no other does. */
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  /** Failed attempts since the last success. */
  failures: integer().notNull().default(0),
  error: text(),
});

/** One shape of a picture of which files are kept. */
export interface MirroredShape {
  /** Widths in px of its AVIF and WebP files, the narrowest first. */
  widths: number[];
  /** Width and height in px of its JPEG. */
  width: number;
  height: number;
  /** The point that every further crop keeps, as in CSS `object-position`. */
  focus: string;
}

/** What is known of a picture whose files are kept. */
export interface MirroredFiles {
  /** Its dominant color, `#a33e26`. */
  color: string;
  /** 8 to 5, for the post itself. */
  scene: MirroredShape;
  /** A square for the list's circle. */
  round: MirroredShape;
}

/** Pictures of other servers that posts show, and our copies. Triggers add a row for each address that a post brings. */
export const pictures = pgTable(
  'pictures',
  {
    url: text().primaryKey(),
    /** Under which the files are kept; null until they are. Another picture at the same address would have another. */
    key: text(),
    files: jsonb().$type<MirroredFiles>(),
    /** Due from then on; null when nothing is to be done. A worker that takes the row moves it ahead, so that no other does. */
    nextAt: timestamp('next_at', { withTimezone: true, mode: 'string' }).defaultNow(),
    /** Failed attempts since the last success. */
    failures: integer().notNull().default(0),
    error: text(),
    /** Since when no post shows it. */
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

export * from './mail-schema.ts';
