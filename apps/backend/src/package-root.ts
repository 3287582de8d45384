import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, both from src and from dist. */
export const packageRoot = findPackage(dirname(fileURLToPath(import.meta.url)));

function findPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The backend cannot find its own package.json above its program.');
  return findPackage(parent);
}
