import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a title's daily-nest.json says: the version that it was made or upgraded with, and its files as they were generated. */
export interface TitleRecord {
  version: string;
  /** The first half of each file's hash, by its path. */
  start: Record<string, string>;
}

export const recordFile = 'daily-nest.json';

/** Returns the record of a title; an empty one where the title has none. */
export function readRecord(title: string): TitleRecord {
  const file = join(title, recordFile);
  if (!existsSync(file)) return { version: '0.0.0', start: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as TitleRecord;
}
