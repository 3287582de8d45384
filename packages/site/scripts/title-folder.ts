import { existsSync, globSync, readFileSync } from 'node:fs';
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

/** The language of a title's pages, by "language" in its package.json: a folder of languages/. English without one. */
export const languageOf = (title: string): string | undefined =>
  (JSON.parse(readFileSync(join(title, 'package.json'), 'utf8')) as { language?: string }).language;

/** The folder of a language: modules in place of those in English, as in an edition. */
export const languageFolder = (language: string): string => join(siteRoot, 'languages', language);

const language = languageOf(titleFolder);

/** The folders whose modules replace others; the first one that has a module wins. */
const layers = [join(titleFolder, 'edition'), ...(language ? [languageFolder(language)] : [])];

/** The folder of the library's source, which Vite compiles with the pages; published, compiled files are beside it. */
export const uiRoot = join(dirname(fileURLToPath(import.meta.resolve('@daily-nest/ui/package.json'))), 'src');

/** Returns the folder of the title's brand. */
export function brandRoot(): string {
  return dirname(createRequire(titleManifest).resolve('#brand/index'));
}

/**
 * Returns the file that replaces another in this title: edition/stories.ts, or that of its language, for
 * packages/content/src/stories.ts; edition/words/shell.ts for app/words/shell.ts; dist/articles.json for the same, or content's
 * dist/es/urgent.json for its dist/urgent.json.
 * Undefined without one. A module that replaces another extends the one below it: its own imports do not find
 * itself.
 */
export function ownFile(file: string, importer: string | undefined): string | undefined {
  const built = relative(contentRoot, file);
  if (built.startsWith(`dist${sep}`) && built.endsWith('.json'))
    return (
      existing(join(titleFolder, built)) ??
      (language && existing(join(contentRoot, 'dist', language, built.slice('dist/'.length))))
    );
  const name = nameOf(file);
  if (!name) return undefined;
  const layer = layers.findIndex((folder) => importer?.startsWith(folder + sep));
  for (const folder of layers.slice(layer + 1)) {
    const own = existing(join(folder, name));
    if (own) return own;
  }
  return undefined;
}

/** Returns the file below a module of an edition (`about.ts`, `words/shell.ts`): that of the title's language, or the network's. */
export function replacedFile(name: string): string | undefined {
  const below = [...layers.slice(1), join(contentRoot, 'src'), join(siteRoot, 'app')];
  return below.map((folder) => existing(join(folder, name))).find((file) => file !== undefined);
}

/** The name of a module that may be replaced: `stories.ts` of the content, `words/shell.ts` of the pages. */
function nameOf(file: string): string | undefined {
  if (!file.endsWith('.ts')) return undefined;
  const ofContent = relative(join(contentRoot, 'src'), file);
  if (!ofContent.startsWith('..')) return ofContent;
  const ofPages = relative(join(siteRoot, 'app'), file);
  return ofPages.startsWith(`words${sep}`) ? ofPages : undefined;
}

const existing = (file: string): string | undefined => (existsSync(file) ? file : undefined);

/**
 * Returns modules of a title's edition that replace none of the network's, usually because of a typing error.
 */
export const strays = (title: string): string[] =>
  globSync('*.ts', { cwd: join(title, 'edition') }).filter(
    (name) => !existsSync(join(contentRoot, 'src', name)),
  );
