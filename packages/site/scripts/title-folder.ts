import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the pages that every title has. */
export const siteRoot = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the title that is built; by default the title with which this package is tested. */
export const titleFolder = process.env['TITLE_FOLDER'] ?? siteRoot;

/** The package.json that resolves a title's imports. */
export const titleManifest = pathToFileURL(`${titleFolder}/package.json`);

/** Returns whether a specifier is one of a title's own, by the names in "imports" of its package.json. */
export const isOfTitle = (specifier: string): boolean => specifier.startsWith('#brand/');

/** The package of the network's texts and data, which a title uses unless it has its own. */
export const contentRoot = dirname(dirname(fileURLToPath(import.meta.resolve('@daily-nest/content/routes'))));

/** The folder of the library's source, which Vite compiles with the pages; published, compiled files are beside it. */
export const uiRoot = join(dirname(fileURLToPath(import.meta.resolve('@daily-nest/ui/package.json'))), 'src');

/** Returns the folder of the title's brand. */
export function brandRoot(): string {
  return dirname(createRequire(titleManifest).resolve('#brand/index'));
}

/**
 * Returns the title's own file instead of the network's: edition/stories.ts for src/stories.ts,
 * dist/articles.json for the same. Undefined without one, and for imports in its own files, which extend the
 * network's.
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

/**
 * Returns modules of a title's edition that replace none of the network's, usually because of a typing error.
 */
export const strays = (title: string): string[] =>
  globSync('*.ts', { cwd: join(title, 'edition') }).filter(
    (name) => !existsSync(join(contentRoot, 'src', name)),
  );
