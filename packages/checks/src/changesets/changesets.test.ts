import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { faultsOf, readNote } from './note.ts';

const waiting = globSync('.changeset/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));

it.each(waiting)('%s says what changed, and of which package', (path) => {
  expect(faultsOf(readNote(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
