import { open, readFile, stat } from 'node:fs/promises';
import { ImportError } from '../import-error.ts';
import { readGhost } from './ghost.ts';
import type { ForeignFile } from './piece.ts';
import { readWordPress } from './wordpress.ts';

/** The formats that an import reads. */
export const formats = ['wordpress', 'ghost', 'markdown'] as const;

export type Format = (typeof formats)[number];

const megabyte = 1024 * 1024;
/** The largest export file. It is read as a whole. */
const largestExport = 64 * megabyte;
/** WordPress writes a long comment above its first element. */
const headLength = 16 * 1024;
/** How ZIP and gzip files begin. */
const packed = ['PK\u0003\u0004', '\u001F\u008B'];

/**
 * Recognizes the format of a file by its content, and of a folder, which holds Markdown.
 *
 * @throws {ImportError} if it has none of the formats
 */
export async function formatOf(path: string): Promise<Format> {
  const refuse = (reason: string) => new ImportError([{ file: path, reason }]);
  const found = await stat(path).catch(() => undefined);
  if (!found || found.isDirectory() || /\.md$/i.test(path)) return 'markdown';
  if (!found.isFile()) throw refuse('it is no file');
  const head = await headOf(path);
  if (packed.some((mark) => head.startsWith(mark))) throw refuse('it is packed: unpack it first');
  const text = head.replace(/^\u00EF\u00BB\u00BF/, '').trimStart();
  if (text.startsWith('{')) return 'ghost';
  if (!text.startsWith('<')) return 'markdown';
  if (/<rss\b/.test(text) && text.includes('://wordpress.org/export/')) return 'wordpress';
  throw refuse('it is no export of WordPress: choose Tools, Export, All content there');
}

/** The first bytes of a file, each as a character. */
async function headOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Reads an export file.
 *
 * @throws {ImportError} if it cannot be read as a whole
 */
export async function readExport(
  path: string,
  format: Exclude<Format, 'markdown'>,
  oldSite: string | undefined,
): Promise<ForeignFile> {
  const refuse = (reason: string) => new ImportError([{ file: path, reason }]);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw refuse('it is no file');
  if (found.size > largestExport)
    throw refuse(`it has more than ${largestExport / megabyte} MB: export the blog in parts`);
  const text = decoded(await readFile(path));
  if (text === undefined) throw refuse('it is not UTF-8 text');
  const read = format === 'ghost' ? readGhost(path, text, oldSite) : readWordPress(path, text);
  return { ...read, site: oldSite ?? read.site };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
