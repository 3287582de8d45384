import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { migrationsFolder } from './migrations-folder.ts';

/* Creating a PGlite takes more than two seconds, copying one much less. So the build writes a migrated,
   empty one to dist. Its file name has a hash of the migrations and of PGlite's version; without such a
   file nothing is copied. */

const folder = join(packageRoot, 'dist');

async function templatePath(): Promise<string> {
  const hash = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(dirname(pglite), '../package.json')));
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.toSorted())
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return join(folder, `empty-database-${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

/** Returns a migrated, empty database for `loadDataDir`; undefined without a build. */
export async function readTemplate(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await templatePath())]);
  } catch {
    return undefined;
  }
}

/** Writes a migrated, empty database that later starts copy. */
export async function writeTemplate(client: PGlite): Promise<void> {
  const path = await templatePath();
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('gzip');
  await mkdir(dirname(path), { recursive: true });
  for (const name of await readdir(folder))
    if (name.startsWith('empty-database-')) await rm(join(folder, name));
  // Written under another name first, so that no start copies an incomplete file.
  await writeFile(`${path}.part`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${path}.part`, path);
}
