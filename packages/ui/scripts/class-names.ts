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
  return ({ hash, filePath }: NameRequest): string => {
    const prefix = filePath.startsWith('src/theme/') ? 'dn_' : classPrefix;
    return `${prefix}${basename(filePath, '.css.ts')}-${hash}-${editionOf(filePath)}`;
  };
}
