import * as z from 'zod';

interface Table {
  name: string;
  /** Rows are read in its order. */
  key: string;
  /** Where it is not the one of posts. */
  schema?: 'mail';
  /** A column by which a row may be there already; the file's wins. */
  conflict?: string;
}

/**
 * What a file holds of which tables. Of posts: the rest (counts, words, the search) is made anew by the database. Of readers:
 * everything that says who gets which letter, and who got it.
 */
const formats = {
  backup: {
    tables: [
      { name: 'posts', key: 'id' },
      { name: 'feed_sources', key: 'url' },
      // Posts bring rows of their pictures with them, by a trigger.
      { name: 'pictures', key: 'url', conflict: 'url' },
    ],
    counted: ['posts', 'pictures', 'files'],
  },
  readers: {
    tables: [
      { name: 'former_subscriptions', key: 'id', schema: 'mail', conflict: 'id' },
      { name: 'subscriptions', key: 'id', schema: 'mail' },
      { name: 'letters', key: 'id', schema: 'mail', conflict: 'key' },
      { name: 'deliveries', key: 'id', schema: 'mail' },
    ],
    counted: ['former_subscriptions', 'subscriptions', 'letters', 'deliveries'],
  },
} as const satisfies Record<string, { tables: readonly Table[]; counted: readonly string[] }>;

/** `backup`: posts, headlines and pictures. `readers`: the newsletter's. Each is a file of its own. */
export type Kind = keyof typeof formats;
export type Counts<K extends Kind> = Record<(typeof formats)[K]['counted'][number], number>;

export const tablesOf = (kind: Kind): readonly Table[] => formats[kind].tables;

export const noneCounted = <K extends Kind>(kind: K) =>
  Object.fromEntries(formats[kind].counted.map((name) => [name, 0])) as Counts<K>;

/** Which kind a file says that it is. */
export const kindOfFile = z.object({ 'daily-nest': z.enum(['backup', 'readers']) });

/**
 * A file is a gzipped text of one JSON value a line: a head, the tables' rows and the pictures' files in any number, and an
 * end without which the file is cut off. It says nothing of a kind of database: one of PGlite can be restored into a Postgres.
 */
export function schemasOf(kind: Kind) {
  const tableName = z.enum(tablesOf(kind).map(({ name }) => name));
  const rows = z.strictObject({ table: tableName, rows: z.array(z.record(z.string(), z.json())) });
  const file = z.strictObject({
    file: z.string().regex(/^[0-9a-f]{32}\/[\w.-]+$/),
    type: z.string(),
    base64: z.base64(),
  });
  const end = z.strictObject({
    end: z.record(z.string(), z.int()),
    /** Of all lines before this one, with their line ends. */
    sha256: z.hex(),
  });
  return {
    head: z.object({
      'daily-nest': z.literal(kind),
      format: z.literal(1),
      made: z.iso.datetime(),
      /** The columns of each table at that time. A later release has more of them, and fills those with their defaults. */
      columns: z.record(tableName, z.array(z.string())),
    }),
    line: kind === 'backup' ? z.union([rows, file, end]) : z.union([rows, end]),
  };
}

export type Head = z.infer<ReturnType<typeof schemasOf>['head']>;
export type Row = Record<string, z.core.util.JSONType>;
export type Part = { table: string; rows: Row[] } | { file: string; type: string; base64: string };
export interface End {
  end: Record<string, number>;
  sha256: string;
}

/** A file that is no whole one of its kind, or a database that one cannot be put into. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
