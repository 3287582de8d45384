import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the pages are that every title has. */
export const siteRoot = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the title that is being made; without one, of the title that this package is tried with. */
export const titleFolder = process.env['TITLE_FOLDER'] ?? siteRoot;

/** In whose name what a title says is looked up. */
export const titleManifest = pathToFileURL(`${titleFolder}/package.json`);

/** What a title says for itself, by the names in "imports" of its package.json. */
export const isOfTitle = (specifier: string): boolean => specifier.startsWith('#brand/');

/** The package of the network's texts and data, which a title takes as they are where it says nothing else. */
export const contentRoot = dirname(dirname(fileURLToPath(import.meta.resolve('@daily-nest/content/routes'))));

/**
 * The title's own file in place of one of the network's: edition/stories.ts of src/stories.ts, dist/articles.json of the same.
 * Undefined where it has none, and for its own files, which build upon the network's.
 */
export function ownFile(file: string, importer: string | undefined): string | undefined {
  const name = relative(contentRoot, file);
  const own =
    name.startsWith(`src${sep}`) && name.endsWith('.ts')
      ? join(titleFolder, 'edition', name.slice(4))
      : name.startsWith(`dist${sep}`) && name.endsWith('.json')
        ? join(titleFolder, name)
        : undefined;
  const isTheirs = importer?.startsWith(join(titleFolder, 'edition') + sep);
  return own && !isTheirs && existsSync(own) ? own : undefined;
}

/** Modules of a title's edition, by their names in it, which stand in place of none of the network's: a typing error, most often. */
export const strays = (title: string): string[] =>
  globSync('*.ts', { cwd: join(title, 'edition') }).filter(
    (name) => !existsSync(join(contentRoot, 'src', name)),
  );
