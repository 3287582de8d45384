import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, for src and dist. */
export const packageRoot = findPackage(dirname(fileURLToPath(import.meta.url)));

function findPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The backend cannot find its package.json above its program.');
  return findPackage(parent);
}
