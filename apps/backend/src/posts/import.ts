import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { aYearFrom } from './days.ts';
import {
  type Entry,
  importEntries,
  type ImportOptions as EntriesOptions,
  type ImportResult,
} from './import-entries.ts';
import { ImportError } from './import-error.ts';
import { readMarkdown } from './markdown-file.ts';

export interface ImportOptions extends EntriesOptions {
  defaultDomain: string;
  /** The latest allowed date of a post, `YYYY-MM-DD`. @default a year from today */
  latest?: string;
}

/**
 * Lists the slugs of a folder's posts in the order in which lists show posts of the same day. Lists show the
 * post first that was stored last, so files are stored from the end of the list on. Files that it does not
 * name are stored last and come first.
 */
export const orderFile = 'order.yaml';

const largestFile = 1024 * 1024;

/**
 * Returns these files and all Markdown files in these folders and their subfolders, sorted by name or by the
 * folder's order.yaml.
 */
export async function findFiles(paths: string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const kind = await stat(path).catch(() => undefined);
    if (!kind) throw new ImportError([{ file: path, line: 1, reason: 'this file or folder does not exist' }]);
    if (!kind.isDirectory()) {
      files.push(path);
      continue;
    }
    const inside = await readdir(path, { recursive: true });
    const found = inside.filter((name) => isPost(name)).toSorted();
    const order = inside.includes(orderFile) ? await readOrder(join(path, orderFile), found) : [];
    const place = new Map(order.map((slug, index) => [slug, index]));
    const placeOf = (name: string) => place.get(slugOf(name)) ?? -1;
    files.push(
      ...found.toSorted((one, other) => placeOf(other) - placeOf(one)).map((name) => join(path, name)),
    );
  }
  return [...new Set(files)];
}

const slugOf = (name: string) => basename(name, '.md');

async function readOrder(file: string, found: string[]): Promise<string[]> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const read = z.array(z.string()).safeParse(document.errors.length > 0 ? undefined : document.toJS());
  if (!read.success) throw new ImportError([{ file, line: 1, reason: 'must be a list of slugs' }]);
  const known = new Set(found.map(slugOf));
  const unknown = read.data.filter((slug) => !known.has(slug));
  if (unknown.length === 0) return read.data;
  throw new ImportError(
    unknown.map((slug) => ({ file, line: 1, reason: `"${slug}" is no file of this folder` })),
  );
}

function isPost(name: string): boolean {
  return /\.md$/i.test(name) && !/(?:^|[/\\])(?:readme\.md$|\.|node_modules[/\\])/i.test(name);
}

/** Stores the posts of all files or of none. An ImportError lists all mistakes. */
export function importFiles(db: Db, files: string[], options: ImportOptions): Promise<ImportResult> {
  return importEntries(db, entriesOf(files, options), options);
}

/** The posts of Markdown files, each read when its turn comes. */
export function entriesOf(
  files: string[],
  { defaultDomain, latest = aYearFrom(new Date()) }: Pick<ImportOptions, 'defaultDomain' | 'latest'>,
): Entry[] {
  return files.map((file) => ({
    file,
    async read() {
      const content = await contentOf(file);
      return content instanceof Uint8Array
        ? readMarkdown(content, { defaultDomain, latest })
        : { findings: [{ line: 1, reason: content }] };
    },
  }));
}

/** Returns a file's bytes, or why it cannot be read. */
async function contentOf(file: string): Promise<Uint8Array | string> {
  try {
    const { size } = await stat(file);
    if (size > largestFile) return `the file must have at most ${largestFile} bytes`;
    return await readFile(file);
  } catch (error) {
    return `the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`;
  }
}
