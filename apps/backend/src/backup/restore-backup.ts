import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { hasPosts } from '../posts/queries.ts';
import { named } from './columns.ts';
import { BackupError, type Counts, tablesOf } from './format.ts';
import { readBackup } from './read-backup.ts';
import { insertRows, refuseLater } from './restore-rows.ts';

/**
 * Restores a backup into a database without posts, in one transaction. Picture files are written meanwhile; a failed run leaves some
 * unused files.
 *
 * @throws {BackupError} when the file is no complete backup of this or an earlier release, or the database holds posts
 */
export async function restoreBackup(db: Db, store: FileStore, file: string): Promise<Counts<'backup'>> {
  return db.transaction(async (transaction) => {
    if (await hasPosts(transaction))
      throw new BackupError(
        'The database holds posts already: restore into an empty one, and change over to it when it is whole.',
      );
    return readAll(transaction, store, file);
  });
}

async function readAll(db: Db, store: FileStore, file: string): Promise<Counts<'backup'>> {
  const counts = await readBackup(file, 'backup', {
    async head(head) {
      await refuseLater(db, 'backup', head, file);
      // Rows that a new database begins with, such as feeds, are replaced.
      for (const table of tablesOf('backup')) await db.execute(sql`delete from ${named(table)}`);
    },
    async part(part, head) {
      if ('file' in part) await store.write(part.file, Buffer.from(part.base64, 'base64'), part.type);
      else await insertRows(db, 'backup', part, head);
    },
  });
  // Numbers of new posts go on above those that were restored.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('posts', 'id'), greatest((select max(id) from posts), 1))`,
  );
  return counts;
}
