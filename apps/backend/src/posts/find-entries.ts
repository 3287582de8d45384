import { aYearFrom } from './days.ts';
import { foreignEntries } from './foreign/entries.ts';
import type { ForeignFile } from './foreign/piece.ts';
import { type Format, formatOf, readExport } from './foreign/read-exports.ts';
import { entriesOf, findFiles } from './import.ts';
import type { Entry } from './import-entries.ts';

interface FindOptions {
  defaultDomain: string;
  /** The latest allowed date of a post, `YYYY-MM-DD`. @default a year from today */
  latest?: string;
  /** The format of all paths. @default recognized by their content */
  from?: Format | undefined;
  /** The address of the old blog of an export. */
  oldSite?: string | undefined;
  /** Slugs of an export that are not wanted. */
  except?: readonly string[];
}

/** Returns the pieces of Markdown files, of folders with such files, and of export files of other blogs. */
export async function findEntries(
  paths: string[],
  { defaultDomain, latest = aYearFrom(new Date()), from, oldSite, except = [] }: FindOptions,
): Promise<Entry[]> {
  const markdown: string[] = [];
  const exports: ForeignFile[] = [];
  for (const path of paths) {
    const format = from ?? (await formatOf(path));
    if (format === 'markdown') markdown.push(path);
    else exports.push(await readExport(path, format, oldSite));
  }
  const options = { defaultDomain, latest };
  return [
    ...entriesOf(await findFiles(markdown), options),
    ...foreignEntries(exports, { ...options, except }),
  ];
}
