import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** The folder of all migrations. */
export const migrationsFolder = join(packageRoot, 'drizzle');
