import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readSource } from './story-file.ts';

const sizes = JSON.parse(
  readFileSync(new URL('../../../../packages/checks/sizes.json', import.meta.url), 'utf8'),
) as Record<string, { css?: number }>;

/** Returns whether an entry of the library exports a name. */
export function isPublished(folder: string, name: string): boolean {
  if (basename(folder) === 'testing') return false;
  return new RegExp(`\\b${name}\\b`).test(readSource(`${folder}/index.ts`).text);
}

/** Returns whether a published entry has a style file. */
export const hasStyle = (entry: string) => (sizes[entry]?.css ?? 0) > 0;
