import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** How often pages were read on a day. A row says nothing of who read. */
export const reads = pgTable(
  'reads',
  {
    domain: text().notNull(),
    day: day('day'),
    path: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.day, table.path] })],
);

/** Addresses of a site where readers found nothing. */
export const failedLinks = pgTable(
  'failed_links',
  {
    domain: text().notNull(),
    path: text().notNull(),
    /** The page of the site that links there; empty if the link is elsewhere, or nobody knows where. */
    source: text().notNull(),
    /** How often readers followed it, and on how many days. */
    times: integer().notNull(),
    days: integer().notNull().default(1),
    firstDay: day('first_day'),
    lastDay: day('last_day'),
  },
  (table) => [primaryKey({ columns: [table.domain, table.path, table.source] })],
);
