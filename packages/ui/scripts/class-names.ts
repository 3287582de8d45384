import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { classPrefix } from '../src/theme/names.ts';

/** What vanilla-extract passes when it asks for a name. */
interface NameRequest {
  /** Its own name: of the file, and the place in it. */
  hash: string;
  /** From the package's root. */
  filePath: string;
}

/**
 * Names that two releases on one page never share: whatever changes in a file, or in the release, gives it other names. The
 * component stands in them for whoever inspects a page. Classes of the theme are no part of a component and lack the prefix.
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
  return ({ hash, filePath }: NameRequest): string => {
    const prefix = filePath.startsWith('src/theme/') ? 'dn_' : classPrefix;
    return `${prefix}${basename(filePath, '.css.ts')}-${hash}-${editionOf(filePath)}`;
  };
}
