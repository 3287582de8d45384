import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const who = ['user.name=check', 'user.email=check@example.invalid', 'commit.gpgsign=false'];

/** Makes a git repository in a folder, by default an empty temporary one. */
export function gitRepository(folder = mkdtempSync(join(tmpdir(), 'repository-'))) {
  const git = (...words: string[]) =>
    execFileSync('git', [...who.flatMap((setting) => ['-c', setting]), ...words], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  return {
    folder,
    git,
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    /** Commits everything in the folder. */
    commit: (...messages: string[]) => {
      git('add', '--all');
      git('commit', '--quiet', ...messages.map((message) => `--message=${message}`));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies the files of a repository into a folder as a clone would, with what is not committed. */
export function copyWorkingTree(root: string, folder: string, isWanted = (_path: string) => true): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  for (const file of new Set(listed.split('\0').filter((path) => path && isWanted(path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true });
  }
}
