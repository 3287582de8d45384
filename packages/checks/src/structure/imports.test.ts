import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { brokenImports } from './imports.ts';

it('no import runs in a circle or up to a higher floor', async () => {
  expect(await brokenImports(root, ['apps', 'packages', 'scripts'])).toEqual([]);
});

it('no page says which title it is', () => {
  const naming = globSync('packages/site/{app,server,scripts}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /@daily-nest\/brand-/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});
