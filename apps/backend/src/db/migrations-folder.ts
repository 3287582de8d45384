import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** The SQL files that bring any database of ours up to date. */
export const migrationsFolder = join(packageRoot, 'drizzle');
