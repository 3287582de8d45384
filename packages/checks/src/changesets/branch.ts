import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published } from '../publish/packed.ts';
import { changedBelow, type Span } from '../summary/git.ts';
import { faultsOf, readNote } from './note.ts';

/** Source that a published package is built of. */
const isPublished = (path: string) => !/\.(test|test-support|stories)\.tsx?$|\/src\/testing\//.test(path);

/** The packages that a branch changes without a changeset, in sentences. */
export function untold(span: Span): string[] {
  const notes = changedBelow(span, '.changeset')
    .filter(({ kind, path }) => kind !== 'D' && path.endsWith('.md') && !path.endsWith('/README.md'))
    .map(({ path }) => ({ path, note: readNote(readFileSync(join(span.folder, path), 'utf8')) }));
  const faults = notes.flatMap(({ path, note }) => faultsOf(note).map((fault) => `${path}: ${fault}.`));
  const noted = new Set(notes.flatMap(({ note }) => Object.keys(note.moves)));
  for (const name of published) {
    const changed = changedBelow(span, `packages/${name}/src`).filter(({ path }) => isPublished(path));
    if (changed.length === 0 || noted.has(`@daily-nest/${name}`)) continue;
    const example = changed[0]!.path;
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    faults.push(`@daily-nest/${name} changes (${example}${others}) without a note: pnpm changeset.`);
  }
  return faults;
}
