import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entriesOf } from './packed.ts';
import { modulesOf } from './style-files.ts';

it.each(entriesOf('ui').map(({ entry }) => entry))(
  '%s needs vanilla-extract only where it says so',
  (entry) => {
    const asks = modulesOf(entry)
      .flatMap((path) => [path, path.replace(/\.js$/, '.d.ts')])
      .filter((path) => /["']@vanilla-extract\//.test(textOf(path)));
    if (entry === 'vanilla-extract') expect(asks).not.toEqual([]);
    else expect(asks).toEqual([]);
  },
);

/** Private modules have no declarations. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
