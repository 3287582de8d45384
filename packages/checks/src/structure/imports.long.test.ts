import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { brokenImports } from './imports.ts';

describe('in a copy of the site', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'floors-'));
    cpSync(join(root, 'packages/site/app'), join(copy, 'packages/site/app'), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };

  it('a circle of types alone is seen', async () => {
    write('packages/site/app/data/a.ts', `import type { B } from './b.ts';\nexport type A = B | 1;\n`);
    write('packages/site/app/data/b.ts', `import type { A } from './a.ts';\nexport type B = A | 2;\n`);
    expect(await brokenImports(copy, ['packages'])).toEqual([
      'no circle: packages/site/app/data/a.ts → packages/site/app/data/b.ts → packages/site/app/data/a.ts',
    ]);
  });

  it('an import from the application up into the server is seen', async () => {
    write('packages/site/server/cache/kept.ts', `export const kept = 1;\n`);
    write('packages/site/app/data/up.ts', `export { kept } from '../../server/cache/kept.ts';\n`);
    expect(await brokenImports(copy, ['packages'])).toEqual([
      'packages/site: app/data may not look up: packages/site/app/data/up.ts → packages/site/server/cache/kept.ts',
    ]);
  });

  it('a folder without a floor is seen', async () => {
    write('packages/site/app/drawer/thing.ts', `export { names } from '../brand.ts';\n`);
    expect(await brokenImports(copy, ['packages'])).toEqual([
      'packages/site: every file has a floor: packages/site/app/drawer/thing.ts',
    ]);
  });
});
