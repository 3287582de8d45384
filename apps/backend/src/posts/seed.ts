import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { packageRoot } from '../package-root.ts';
import { lastDay } from './days.ts';
import { findFiles, importFiles } from './import.ts';
import { hasPosts } from './queries.ts';

export const seedFolder = join(packageRoot, 'posts');

/** Fills an empty database with the seed posts. Returns how many it added. */
export async function seedWhenEmpty(database: Database, defaultDomain: string): Promise<number> {
  if (!existsSync(seedFolder) || (await hasPosts(database.db))) return 0;
  const added = await database.exclusively('daily-nest seed', async () => {
    // Checked again with the lock, because another backend may have filled the database.
    if (await hasPosts(database.db)) return 0;
    const result = await importFiles(database.db, await findFiles([seedFolder]), {
      defaultDomain,
      // On a machine with a wrong clock the seed posts may have future dates.
      latest: lastDay,
    });
    return result.added;
  });
  return added ?? 0;
}
