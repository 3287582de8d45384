import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { brokenImports } from './imports.ts';

it('no import runs in a circle or up to a higher floor', async () => {
  expect(await brokenImports(root, ['apps', 'packages', 'scripts'])).toEqual([]);
});

it('one place of web says which title it is', () => {
  const naming = globSync('apps/web/{app,server,scripts}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /@daily-nest\/brand-/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

describe('in a copy of the web app', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'floors-'));
    cpSync(join(root, 'apps/web/app'), join(copy, 'apps/web/app'), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };

  it('a circle of types alone is seen', async () => {
    write('apps/web/app/data/a.ts', `import type { B } from './b.ts';\nexport type A = B | 1;\n`);
    write('apps/web/app/data/b.ts', `import type { A } from './a.ts';\nexport type B = A | 2;\n`);
    expect(await brokenImports(copy, ['apps'])).toEqual([
      'no circle: apps/web/app/data/a.ts → apps/web/app/data/b.ts → apps/web/app/data/a.ts',
    ]);
  });

  it('an import from the application up into the server is seen', async () => {
    write('apps/web/server/cache/kept.ts', `export const kept = 1;\n`);
    write('apps/web/app/data/up.ts', `export { kept } from '../../server/cache/kept.ts';\n`);
    expect(await brokenImports(copy, ['apps'])).toEqual([
      'apps/web: app/data may not look up: apps/web/app/data/up.ts → apps/web/server/cache/kept.ts',
    ]);
  });

  it('a folder without a floor is seen', async () => {
    write('apps/web/app/drawer/thing.ts', `export { names } from '../brand.ts';\n`);
    expect(await brokenImports(copy, ['apps'])).toEqual([
      'apps/web: every file has a floor: apps/web/app/drawer/thing.ts',
    ]);
  });
});
