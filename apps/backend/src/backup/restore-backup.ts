import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { people, pieces } from '../db/desk-schema.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { turnOn } from '../desk/invitations.ts';
import { hasPosts } from '../posts/queries.ts';
import { named } from './columns.ts';
import { BackupError, type Counts, tablesOf } from './format.ts';
import { readBackup } from './read-backup.ts';
import { insertRows, refuseLater } from './restore-rows.ts';

/**
 * Restores a backup into a database without posts or a desk, in one transaction. Nobody is signed in afterwards. Writes picture files at the same time;
 * a failed run leaves some unused files.
 *
 * @throws {BackupError} if the file is not a complete backup of this or an earlier release, or the database
 * holds posts, people or pieces
 */
export async function restoreBackup(db: Db, store: FileStore, file: string): Promise<Counts<'backup'>> {
  return db.transaction(async (transaction) => {
    if (await hasPosts(transaction))
      throw new BackupError(
        'The database already holds posts. Restore into an empty one, then switch to it.',
      );
    if ((await transaction.$count(people)) + (await transaction.$count(pieces)) > 0)
      throw new BackupError(
        'The database already holds a desk with people. Restore into an empty one, then switch to it.',
      );
    return readAll(transaction, store, file);
  });
}

async function readAll(db: Db, store: FileStore, file: string): Promise<Counts<'backup'>> {
  const counts = await readBackup(file, 'backup', {
    async head(head) {
      await refuseLater(db, 'backup', head, file);
      // Rows that a new database begins with, such as feeds, are replaced.
      for (const table of tablesOf('backup'))
        if (head.columns[table.name]) await db.execute(sql`delete from ${named(table)}`);
    },
    async part(part, head) {
      if ('file' in part) await store.write(part.file, Buffer.from(part.base64, 'base64'), part.type);
      else await insertRows(db, 'backup', part, head);
    },
  });
  // New rows get numbers above the restored ones.
  for (const table of ['posts', 'desk.audit_log', 'desk.fronts'])
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.raw(table)}), 1))`,
    );
  if (counts.people > 0) await turnOn(db);
  return counts;
}
