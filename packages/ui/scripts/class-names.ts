import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { classPrefix } from '../src/theme/names.ts';

/** The arguments that vanilla-extract passes for a name. */
interface NameRequest {
  /** Its own name, from the file and the position in it. */
  hash: string;
  /** Relative to the package's root. */
  filePath: string;
}

/**
 * Returns class names that two releases on one page never share: they change with the file and with the
 * release. They contain the component's name for whoever inspects a page. Theme classes have no component
 * prefix.
 */
export function classNames(root: string, version: string) {
  const editions = new Map<string, string>();
  const editionOf = (filePath: string) => {
    let edition = editions.get(filePath);
    if (edition === undefined) {
      const text = readFileSync(`${root}${filePath}`);
      edition = createHash('sha256').update(version).update(text).digest('hex').slice(0, 5);
      editions.set(filePath, edition);
    }
    return edition;
  };
  const places = new Map<string, Map<string, number>>();
  /** The place of a name in its file: shorter than its hash, and last, so that a file's names differ in their end alone. */
  const placeOf = (filePath: string, hash: string) => {
    const known = places.get(filePath) ?? new Map<string, number>();
    places.set(filePath, known);
    if (!known.has(hash)) known.set(hash, known.size);
    return known.get(hash)!.toString(36);
  };
  return ({ hash, filePath }: NameRequest): string => {
    const prefix = filePath.startsWith('src/theme/') ? 'dn_' : classPrefix;
    return `${prefix}${basename(filePath, '.css.ts')}-${editionOf(filePath)}-${placeOf(filePath, hash)}`;
  };
}
