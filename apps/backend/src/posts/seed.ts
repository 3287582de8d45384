import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { packageRoot } from '../package-root.ts';
import { lastDay } from './days.ts';
import { findFiles, importFiles } from './import.ts';
import { hasPosts } from './queries.ts';

/** The posts of the network, which the published package does not have. */
export const seedFolder = join(packageRoot, 'posts');

interface Seed {
  /** The Markdown posts; none are added where there is no such folder. */
  folder: string;
  defaultDomain: string;
}

/** Fills an empty database with the seed posts. Returns how many it added. */
export async function seedWhenEmpty(database: Database, { folder, defaultDomain }: Seed): Promise<number> {
  if (!existsSync(folder) || (await hasPosts(database.db))) return 0;
  const added = await database.exclusively('daily-nest seed', async () => {
    // Checked again with the lock, because another backend may have filled the database.
    if (await hasPosts(database.db)) return 0;
    const result = await importFiles(database.db, await findFiles([folder]), {
      defaultDomain,
      // On a machine with a wrong clock the seed posts may have future dates.
      latest: lastDay,
    });
    return result.added;
  });
  return added ?? 0;
}
