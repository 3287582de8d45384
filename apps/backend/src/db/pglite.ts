import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, postsChanged } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { describeError } from './describe-error.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { takeOwnership } from './owner-lock.ts';
import * as schema from './schema.ts';
import { readTemplate } from './template.ts';

export const extensions = { btree_gin, pg_trgm };

/**
 * Opens a Postgres inside this process. Two processes would corrupt its files, so the folder has one owner at
 * a time.
 */
export async function openPglite(folder: string): Promise<Database> {
  const release = await takeOwnership(join(folder, 'owner.json'));
  if (!release)
    throw new DatabaseError(
      `The database in ${folder} is in use by a running backend. Stop that backend, or set DATABASE_URL for both.`,
    );
  const data = join(folder, 'postgres');
  const finished = join(folder, 'finished');
  // A first start that was killed leaves an incomplete database. It is renamed, never deleted.
  if (existsSync(data) && !existsSync(finished)) await rename(data, `${data}.unfinished-${Date.now()}`);
  const client = new PGlite({
    dataDir: data,
    extensions,
    loadDataDir: existsSync(data) ? undefined : await readTemplate(),
  });
  try {
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    await writeFile(finished, 'The database beside this file was made completely.\n');
    const busy = new Set<string>();
    return {
      db,
      read: db,
      kind: 'pglite',
      async ping() {
        await db.execute(sql`select 1`);
      },
      async exclusively(name, work) {
        if (busy.has(name)) return undefined;
        busy.add(name);
        try {
          return await work();
        } finally {
          busy.delete(name);
        }
      },
      async watchPosts(onChange, until) {
        const stop = await client.listen(postsChanged, onChange);
        onChange();
        if (!until.aborted) await once(until, 'abort');
        await stop().catch(() => undefined);
      },
      async close() {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await client.close().catch(() => undefined);
    await release();
    throw new DatabaseError(
      `The database in ${folder} cannot be opened: ${describeError(error).message}. It needs free disk space to start. Is the disk full?`,
      { cause: error },
    );
  }
}
