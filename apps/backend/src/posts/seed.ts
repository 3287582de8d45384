import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { packageRoot } from '../package-root.ts';
import { lastDay } from './days.ts';
import { findFiles, importFiles } from './import.ts';
import { hasPosts } from './queries.ts';

export const seedFolder = join(packageRoot, 'posts');

/** Fills an empty database with the posts that come with the backend. Answers with how many were added. */
export async function seedWhenEmpty(database: Database, defaultDomain: string): Promise<number> {
  if (!existsSync(seedFolder) || (await hasPosts(database.db))) return 0;
  const added = await database.exclusively('daily-nest seed', async () => {
    // Asked again with the lock held: another backend may have filled the database since.
    if (await hasPosts(database.db)) return 0;
    const result = await importFiles(database.db, await findFiles([seedFolder]), {
      defaultDomain,
      // The backend's own posts are not refused as future ones on a machine whose clock is wrong.
      latest: lastDay,
    });
    return result.added;
  });
  return added ?? 0;
}
