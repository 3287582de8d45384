import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { sharedPassages } from './duplicates.ts';

it('a copied function is seen', () => {
  const copy = mkdtempSync(join(tmpdir(), 'copied-'));
  try {
    for (const folder of ['one', 'other']) {
      mkdirSync(join(copy, folder));
      cpSync(join(root, 'packages/checks/src/structure/imports.ts'), join(copy, folder, 'imports.ts'));
    }
    appendFileSync(join(copy, 'other/imports.ts'), 'export const more = 1;\n');
    expect(sharedPassages(copy, 'one', 'other')).toEqual([
      expect.stringMatching(/^one.*= other.*|^other.*= one.*/),
    ]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
