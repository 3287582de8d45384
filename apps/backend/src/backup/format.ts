import * as z from 'zod';

/** What a backup holds of a table: the rest (counts, words, the search) is made anew by the database from its posts. */
export const tables = [
  { name: 'posts', key: 'id' },
  { name: 'feed_sources', key: 'url' },
  { name: 'pictures', key: 'url' },
] as const;

export type TableName = (typeof tables)[number]['name'];

const tableName = z.enum(tables.map(({ name }) => name));

/**
 * A backup is a gzipped text of one JSON value a line: a head, the tables' rows and the pictures' files in any number, and an
 * end without which the file is cut off. It says nothing of a kind of database: one of PGlite can be restored into a Postgres.
 */
export const head = z.object({
  'daily-nest': z.literal('backup'),
  format: z.literal(1),
  made: z.iso.datetime(),
  /** The columns of each table at that time. A later release has more of them, and fills those with their defaults. */
  columns: z.record(tableName, z.array(z.string())),
});

export const line = z.union([
  z.strictObject({ table: tableName, rows: z.array(z.record(z.string(), z.json())) }),
  z.strictObject({
    file: z.string().regex(/^[0-9a-f]{32}\/[\w.-]+$/),
    type: z.string(),
    base64: z.base64(),
  }),
  z.strictObject({
    end: z.strictObject({ posts: z.int(), pictures: z.int(), files: z.int() }),
    /** Of all lines before this one, with their line ends. */
    sha256: z.hex(),
  }),
]);

export type Head = z.infer<typeof head>;
export type Line = z.infer<typeof line>;
export type Row = Record<string, z.core.util.JSONType>;
export type Counts = Extract<Line, { end: unknown }>['end'];

/** A file that is no whole backup, or a database that one cannot be put into. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
