import { uploadOf } from '@daily-nest/content/upload-address';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../db/database.ts';
import { deskSettings } from '../db/desk-schema.ts';
import type { MirroredFiles } from '../db/schema.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { fileNames } from '../pictures/mirrored-picture.ts';
import { mediaTypeOf } from '../pictures/recipe.ts';
import { masterName } from '../pictures/master-name.ts';
import { named, select, storedColumns, type Table } from './columns.ts';
import {
  BackupError,
  type Counts,
  type End,
  type Head,
  type Kind,
  noneCounted,
  type Part,
  type Row,
  tablesOf,
} from './format.ts';
import { readBackup } from './read-backup.ts';

const batchSize = 200;

/**
 * Writes posts, the headlines of feeds, pictures with their files, and the desk into a new file, which only its owner can read
 * where the desk is on. It is a consistent snapshot, even during an import. A failed run leaves no file with this name.
 *
 * @throws {BackupError} if the file exists already, or cannot be read back
 */
export async function writeBackup(db: Db, store: FileStore, file: string): Promise<Counts<'backup'>> {
  const done = new Set<unknown>();
  return writeNew(db, 'backup', file, async function* (table, rows) {
    if (table === 'pictures')
      for (const row of rows) {
        yield* masterOf(row, store, done);
        yield* filesOf(row, store, done);
      }
    yield { table, rows };
  });
}

/** Like `writeBackup` for the newsletter's readers and deliveries. Only the file's owner can read it. */
export async function writeReaders(db: Db, file: string): Promise<Counts<'readers'>> {
  return writeNew(db, 'readers', file, async function* (table, rows) {
    yield { table, rows };
  });
}

/** Returns the parts of a file that hold these rows. */
type PartsOf = (table: string, rows: Row[]) => AsyncGenerator<Part>;

async function writeNew<K extends Kind>(db: Db, kind: K, file: string, partsOf: PartsOf): Promise<Counts<K>> {
  await refuseExisting(file);
  const part = `${file}.part`;
  // Creates a file and follows no link, so that it has our mode and no other process has it open.
  const mode = kind === 'readers' || (await db.$count(deskSettings)) > 0 ? 0o600 : 0o666;
  const written = await open(part, 'wx', mode).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(`${part} exists: another backup is running, or one was stopped. Remove it.`);
  });
  try {
    await db.transaction(
      (snapshot) =>
        pipeline(Readable.from(text(snapshot, kind, partsOf)), createGzip(), written.createWriteStream()),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await flush(part);
    const counts = await readBack(part, kind, file);
    await rename(part, file);
    return counts;
  } catch (error) {
    await written.close();
    await rm(part, { force: true });
    throw error;
  }
}

/** Flushes the file to disk before it gets its name, so that a power failure leaves no incomplete file of that name. */
async function flush(file: string) {
  const written = await open(file, 'r');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
}

/** Reads a written part again, so that an unreadable backup is reported. */
async function readBack<K extends Kind>(part: string, kind: K, file: string): Promise<Counts<K>> {
  try {
    return await readBackup(part, kind);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(`${file} could not be read back and was deleted: ${error.message}`);
  }
}

/** @throws {BackupError} if the name exists, even as a broken link */
export async function refuseExisting(file: string): Promise<void> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) throw new BackupError(`There is a file ${file} already: name another one.`);
}

/** Yields the lines and the end with their hash. */
async function* text(db: Db, kind: Kind, partsOf: PartsOf): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = noneCounted(kind);
  for await (const value of values(db, kind, partsOf)) {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    yield line;
    const [name, more] =
      'table' in value ? [value.table, value.rows.length] : ['files', 'file' in value ? 1 : 0];
    if (counts[name] !== undefined) counts[name] += more;
  }
  const end: End = { end: counts, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* values(db: Db, kind: Kind, partsOf: PartsOf): AsyncGenerator<Head | Part> {
  const columns: Head['columns'] = {};
  for (const table of tablesOf(kind)) columns[table.name] = await storedColumns(db, table);
  yield { 'daily-nest': kind, format: 1, made: new Date().toISOString(), columns };
  for (const table of tablesOf(kind))
    for await (const rows of batches(db, table, columns[table.name]!)) yield* partsOf(table.name, rows);
}

/** Yields all rows in the order of their key, in batches so that memory does not grow with their number. */
async function* batches(db: Db, table: Table, columns: string[]): AsyncGenerator<Row[]> {
  const { key } = table;
  const from = named(table);
  const by = list(key.map((column) => sql.identifier(column)));
  const fields = list(columns.map((column) => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(column)}`));
  for (let last: Row | undefined; ;) {
    const after = last ? sql`where (${by}) > (${list(key.map((column) => sql`${last![column]}`))})` : sql``;
    const found = await select<{ row: Row }>(
      db,
      sql`select jsonb_build_object(${fields}) as row from ${from} ${after} order by ${by} limit ${batchSize}`,
    );
    if (found.length === 0) return;
    yield found.map(({ row }) => row);
    last = found.at(-1)?.row;
  }
}

const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);

/** Yields an uploaded picture, of which its sizes can be made again. */
async function* masterOf(row: Row, store: FileStore, done: Set<unknown>): AsyncGenerator<Part> {
  const { url } = row;
  const upload = typeof url === 'string' ? uploadOf(url) : undefined;
  if (!upload || done.has(upload.id)) return;
  done.add(upload.id);
  const file = masterName(upload.id);
  const bytes = await store.read(file);
  if (bytes) yield { file, type: mediaTypeOf(file), base64: Buffer.from(bytes).toString('base64') };
}

/**
 * Yields the files of a picture. If one is missing, the row says that the picture has to be fetched again.
 */
async function* filesOf(row: Row, store: FileStore, done: Set<unknown>): AsyncGenerator<Part> {
  const { key } = row;
  // Two addresses of the same picture share one set of files.
  if (typeof key !== 'string' || row['files'] === null || done.has(key)) return;
  const found: Part[] = [];
  for (const name of fileNames({ files: row['files'] as unknown as MirroredFiles })) {
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
  yield* found;
}
