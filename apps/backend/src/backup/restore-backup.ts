import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { hasPosts } from '../posts/queries.ts';
import { select, storedColumns } from './columns.ts';
import {
  BackupError,
  type Counts,
  type Head,
  head,
  type Line,
  line,
  type TableName,
  tables,
} from './format.ts';

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
  const hash = createHash('sha256');
  const counts: Counts = { posts: 0, pictures: 0, files: 0 };
  let first: Head | undefined;
  let ended = false;
  for await (const raw of linesOf(file)) {
    if (ended) throw new BackupError(`${file} goes on after its end: it is no backup of ours.`);
    if (first === undefined) {
      first = parse(head, raw, file);
      await prepare(db, first, file);
      hash.update(`${raw}\n`);
      continue;
    }
    const value = parse(line, raw, file);
    if ('end' in value) {
      check(value, counts, hash.digest('hex'), file);
      ended = true;
      continue;
    }
    hash.update(`${raw}\n`);
    if ('file' in value) {
      await store.write(value.file, Buffer.from(value.base64, 'base64'), value.type);
      counts.files += 1;
    } else {
      await insert(db, value.table, first.columns[value.table], value.rows);
      if (value.table !== 'feed_sources') counts[value.table] += value.rows.length;
    }
  }
  if (!ended) throw new BackupError(`${file} is cut off: nothing was restored.`);
  // Numbers of new posts go on above those that were restored.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('posts', 'id'), greatest((select max(id) from posts), 1))`,
  );
  return counts;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = packed.pipe(createGunzip());
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Infinity });
    // An error of the stream ends the lines without a word.
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (code === 'Z_BUF_ERROR') throw new BackupError(`${file} is cut off: nothing was restored.`);
    if (code?.startsWith('Z_')) throw new BackupError(`${file} is no backup of ours, or damaged (${code}).`);
    throw error;
  } finally {
    packed.destroy();
  }
}

function parse<Schema extends typeof head | typeof line>(schema: Schema, raw: string, file: string) {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new BackupError(`${file} is no backup of ours, or damaged.`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BackupError(`${file} is no backup that this release can read.`);
  return parsed.data as ReturnType<Schema['parse']>;
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

function check({ end, sha256 }: Extract<Line, { end: unknown }>, counts: Counts, hash: string, file: string) {
  if (hash !== sha256 || JSON.stringify(end) !== JSON.stringify(counts))
    throw new BackupError(`${file} is damaged: nothing was restored.`);
}
