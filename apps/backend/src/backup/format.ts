import * as z from 'zod';

interface Table {
  name: string;
  /** The columns by which rows are read. */
  key: readonly string[];
  /** Set if it is not the schema of posts. */
  schema?: 'mail' | 'desk';
  /** A unique column: a row of the file replaces one with the same value. */
  conflict?: string;
}

/**
 * The tables and columns of each kind of file. A backup of posts leaves out what the database computes
 * itself: counts, words and the search index. Of the desk it leaves out what ends on a restore: sessions, the secret that
 * signs them, limits, and what may be taken back for a minute. A backup of readers holds subscriptions and deliveries.
 */
const formats = {
  backup: {
    tables: [
      { name: 'posts', key: ['id'] },
      { name: 'feed_sources', key: ['url'] },
      { name: 'taken_posts', key: ['slug'], conflict: 'slug' },
      // A trigger on posts has already inserted rows for their pictures.
      { name: 'pictures', key: ['url'], conflict: 'url' },
      { name: 'people', key: ['id'], schema: 'desk' },
      { name: 'credentials', key: ['id'], schema: 'desk' },
      { name: 'second_steps', key: ['person_id'], schema: 'desk' },
      { name: 'backup_codes', key: ['hash'], schema: 'desk' },
      { name: 'passkeys', key: ['id'], schema: 'desk' },
      { name: 'invitations', key: ['id'], schema: 'desk' },
      { name: 'pieces', key: ['id'], schema: 'desk' },
      { name: 'former_addresses', key: ['slug'], schema: 'desk' },
      { name: 'versions', key: ['piece_id', 'number'], schema: 'desk' },
      { name: 'fronts', key: ['id'], schema: 'desk' },
      { name: 'front_drafts', key: ['domain'], schema: 'desk' },
      { name: 'weekly_holds', key: ['week'], schema: 'desk' },
      { name: 'urgent_letters', key: ['id'], schema: 'desk' },
      { name: 'audit_log', key: ['id'], schema: 'desk' },
      { name: 'reads', key: ['domain', 'day', 'path'] },
      { name: 'failed_links', key: ['domain', 'path', 'source'] },
    ],
    counted: ['posts', 'pictures', 'files', 'people', 'pieces', 'versions'],
  },
  readers: {
    tables: [
      { name: 'former_subscriptions', key: ['id'], schema: 'mail', conflict: 'id' },
      { name: 'subscriptions', key: ['id'], schema: 'mail' },
      { name: 'letters', key: ['id'], schema: 'mail', conflict: 'key' },
      { name: 'deliveries', key: ['id'], schema: 'mail' },
    ],
    counted: ['former_subscriptions', 'subscriptions', 'letters', 'deliveries'],
  },
} as const satisfies Record<string, { tables: readonly Table[]; counted: readonly string[] }>;

/**
 * `backup`: posts, headlines, pictures and the desk. `readers`: the newsletter's subscriptions. Each kind has its own
 * file.
 */
export type Kind = keyof typeof formats;
export type Counts<K extends Kind> = Record<(typeof formats)[K]['counted'][number], number>;

export const tablesOf = (kind: Kind): readonly Table[] => formats[kind].tables;

export const noneCounted = <K extends Kind>(kind: K) =>
  Object.fromEntries(formats[kind].counted.map((name) => [name, 0])) as Counts<K>;

/** The kind in the head of a file. */
export const kindOfFile = z.object({ 'daily-nest': z.enum(['backup', 'readers']) });

/**
 * A file is gzipped text with one JSON value a line: a head, any number of rows and picture files, and an
 * end. A file without the end is incomplete. The format does not depend on the database: a backup of PGlite
 * can be restored into Postgres.
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
    /** The hash of all lines before this one, including line ends. */
    sha256: z.hex(),
  });
  return {
    head: z.object({
      'daily-nest': z.literal(kind),
      format: z.literal(1),
      made: z.iso.datetime(),
      /** The columns of each table at that time. A later release has more tables and columns, and fills those with their defaults. */
      columns: z.partialRecord(tableName, z.array(z.string())),
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

/** The file is incomplete or has the wrong kind, or the database rejects it. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
