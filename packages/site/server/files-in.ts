import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Yields the path of every file in a folder and in those below it. The recursive `readdirSync` asks the file
 * system twice for each.
 */
export function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}
