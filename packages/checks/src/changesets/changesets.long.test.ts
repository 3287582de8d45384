import { gitRepository } from '@daily-nest/testing/git-repository';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untold } from './branch.ts';

const sentence = '`Header` takes `urgent`, a link above the lists of both menus.';
const note = (moves: string, text: string) => `---\n${moves}---\n\n${text}\n`;
const ui = "'@daily-nest/ui': minor\n";

describe('a branch', () => {
  let repository: ReturnType<typeof gitRepository>;
  /** What is untold of a commit with these files. */
  function after(files: Record<string, string>): string[] {
    for (const [path, text] of Object.entries(files)) repository.write(path, text);
    repository.commit('after');
    return untold({ folder: repository.folder, base: 'HEAD~1' });
  }
  beforeEach(() => {
    repository = gitRepository();
    repository.write('.changeset/old.md', note(ui, sentence));
    repository.commit('before');
  });
  afterEach(() => repository.remove());

  const header = { 'packages/ui/src/header/Header.tsx': '' };

  it('that changes a component says so in a note of its own: an older one does not count', () => {
    expect(after(header)).toEqual([
      '@daily-nest/ui changes (packages/ui/src/header/Header.tsx) without a note: pnpm changeset.',
    ]);
  });

  it('is refused with a note on the other package alone', () => {
    const other = { '.changeset/new.md': note("'@daily-nest/api-client': patch\n", sentence) };
    expect(after({ ...header, 'packages/ui/src/header/Menu.tsx': '', ...other })).toEqual([
      '@daily-nest/ui changes (packages/ui/src/header/Header.tsx and 1 more) without a note: pnpm changeset.',
    ]);
  });

  it('is refused with an empty note', () => {
    expect(after({ ...header, '.changeset/new.md': note(ui, '') })).toEqual([
      '.changeset/new.md: it does not say what changed for a site that uses the package.',
    ]);
  });

  it('may go with a note on what it changes, and without one where nothing published changes', () => {
    expect(after({ ...header, '.changeset/new.md': note(ui, sentence) })).toEqual([]);
    expect(
      after({
        'packages/ui/src/header/Header.test.tsx': '',
        'packages/ui/src/header/Header.stories.tsx': '',
        'packages/ui/src/testing/frame.ts': '',
        'packages/api-client/src/server.test-support.ts': '',
        'packages/ui/package.json': '{}',
        'packages/site/app/root.tsx': '',
      }),
    ).toEqual([]);
  });
});
