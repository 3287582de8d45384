import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A moment as ISO 8601 in UTC, to the microsecond. */
export const isoOf = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
