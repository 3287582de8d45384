import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../db/database.ts';
import type { KeptFiles } from '../db/schema.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { fileNames } from '../pictures/kept-picture.ts';
import { mediaTypeOf } from '../pictures/recipe.ts';
import { select, storedColumns } from './columns.ts';
import {
  BackupError,
  type Counts,
  type Head,
  type Line,
  type Row,
  type TableName,
  tables,
} from './format.ts';
import { readBackup } from './read-backup.ts';

const batchSize = 200;

/**
 * Writes everything that cannot be made again into one new file: posts, headlines that were read, pictures with their files.
 * It is the state of one moment, whatever is imported meanwhile; a run that ends early leaves no file of this name.
 *
 * @throws {BackupError} when there is such a file already, or what was written cannot be read back
 */
export async function writeBackup(db: Db, store: FileStore, file: string): Promise<Counts> {
  const part = `${file}.part`;
  await refuseExisting(file);
  const counts: Counts = { posts: 0, pictures: 0, files: 0 };
  try {
    await db.transaction(
      (snapshot) =>
        pipeline(Readable.from(text(snapshot, store, counts)), createGzip(), createWriteStream(part)),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await flush(part);
    await readBack(part, file);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return counts;
}

/** On the disk before it gets its name, so that a power failure leaves no file that looks whole. */
async function flush(file: string) {
  const written = await open(file, 'r');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
}

/** A backup that cannot be restored must not look like one. */
async function readBack(part: string, file: string) {
  try {
    await readBackup(part);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(`${file} could not be read back and was not kept: ${error.message}`);
  }
}

async function refuseExisting(file: string) {
  const found = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  await found?.close();
  if (found) throw new BackupError(`There is a file ${file} already: name another one.`);
}

/** The lines, with the end that proves them. */
async function* text(db: Db, store: FileStore, counts: Counts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const value of lines(db, store, counts)) {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    yield line;
  }
  const end: Line = { end: counts, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* lines(db: Db, store: FileStore, counts: Counts): AsyncGenerator<Head | Line> {
  const columns = {} as Head['columns'];
  for (const { name } of tables) columns[name] = await storedColumns(db, name);
  yield { 'daily-nest': 'backup', format: 1, made: new Date().toISOString(), columns };
  const done = new Set<unknown>();
  for (const { name, key } of tables)
    for await (const rows of batches(db, name, key, columns[name])) {
      if (name === 'pictures')
        for (const row of rows) {
          yield* filesOf(row, store, counts, done);
          counts.pictures += 1;
        }
      if (name === 'posts') counts.posts += rows.length;
      yield { table: name, rows };
    }
}

/** All rows in order of their key, read in small steps so that their number does not matter. */
async function* batches(db: Db, table: TableName, key: string, columns: string[]): AsyncGenerator<Row[]> {
  const [from, by] = [sql.identifier(table), sql.identifier(key)];
  const fields = sql.join(
    columns.map((column) => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(column)}`),
    sql`, `,
  );
  for (let last: unknown = undefined; ;) {
    const after = last === undefined ? sql`` : sql`where ${by} > ${last}`;
    const found = await select<{ row: Row }>(
      db,
      sql`select jsonb_build_object(${fields}) as row from ${from} ${after} order by ${by} limit ${batchSize}`,
    );
    if (found.length === 0) return;
    yield found.map(({ row }) => row);
    last = found.at(-1)?.row[key];
  }
}

/** The files of a picture. Where one is missing, the row becomes one whose picture is to be fetched again. */
async function* filesOf(
  row: Row,
  store: FileStore,
  counts: Counts,
  done: Set<unknown>,
): AsyncGenerator<Line> {
  const { key } = row;
  // The same picture at two addresses has one set of files.
  if (typeof key !== 'string' || row['files'] === null || done.has(key)) return;
  const found: Line[] = [];
  for (const name of fileNames({ files: row['files'] as unknown as KeptFiles })) {
    const bytes = await store.read(`${key}/${name}`);
    if (!bytes) {
      Object.assign(row, { key: null, files: null, next_at: new Date().toISOString() });
      return;
    }
    found.push({
      file: `${key}/${name}`,
      type: mediaTypeOf(name),
      base64: Buffer.from(bytes).toString('base64'),
    });
  }
  done.add(key);
  counts.files += found.length;
  yield* found;
}
