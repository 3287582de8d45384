import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { hasPosts } from '../posts/queries.ts';
import { select, storedColumns } from './columns.ts';
import { BackupError, type Counts, type Head, type TableName, tables } from './format.ts';
import { readBackup } from './read-backup.ts';

/**
 * Puts a backup into a database that holds no posts: all of it, or nothing. Pictures' files are written on the way; those of
 * a run that failed are unused files, no more.
 *
 * @throws {BackupError} when the file is no whole backup of this or an earlier release, or the database holds posts
 */
export async function restoreBackup(db: Db, store: FileStore, file: string): Promise<Counts> {
  return db.transaction(async (transaction) => {
    if (await hasPosts(transaction))
      throw new BackupError(
        'The database holds posts already: restore into an empty one, and change over to it when it is whole.',
      );
    return readAll(transaction, store, file);
  });
}

async function readAll(db: Db, store: FileStore, file: string): Promise<Counts> {
  const counts = await readBackup(file, {
    head: (head) => prepare(db, head, file),
    part: async (part, { columns }) => {
      if ('file' in part) await store.write(part.file, Buffer.from(part.base64, 'base64'), part.type);
      else await insert(db, part.table, columns[part.table], part.rows);
    },
  });
  // Numbers of new posts go on above those that were restored.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('posts', 'id'), greatest((select max(id) from posts), 1))`,
  );
  return counts;
}

/** What the database itself has put there, such as feeds to read, makes room. */
async function prepare(db: Db, { columns }: Head, file: string) {
  for (const { name } of tables) {
    const known = new Set(await storedColumns(db, name));
    const unknown = columns[name].filter((column) => !known.has(column));
    if (unknown.length > 0)
      throw new BackupError(
        `${file} is of a later release (it has ${name}.${unknown[0]}): restore it with that one.`,
      );
    await db.execute(sql`delete from ${sql.identifier(name)}`);
  }
}

async function insert(db: Db, table: TableName, columns: string[], rows: unknown[]) {
  const into = sql.identifier(table);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // Posts have brought rows of their pictures with them, by a trigger.
  const conflict =
    table === 'pictures'
      ? sql`on conflict (url) do update set ${sql.join(
          columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
          sql`, `,
        )}`
      : sql``;
  const stored = await select(
    db,
    sql`insert into ${into} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)
      ${conflict} returning 1`,
  );
  if (stored.length !== rows.length) throw new BackupError(`A row of ${table} could not be restored.`);
}
