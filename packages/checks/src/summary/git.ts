import { spawnSync } from 'node:child_process';

/** Two states of a repository that are compared: a commit, and the one that is checked out. */
export interface Span {
  folder: string;
  base: string;
}

/** A file as it was in the base and as it is in HEAD; undefined where it is not there. */
export function bothOf({ folder, base }: Span, path: string): { before?: string; after?: string } {
  return { before: show(folder, base, path), after: show(folder, 'HEAD', path) };
}

function show(folder: string, commit: string, path: string): string | undefined {
  const { status, stdout } = git(folder, 'show', `${commit}:${path}`);
  return status === 0 ? stdout : undefined;
}

/** The files below a folder that were added (A), changed (M) or deleted (D). */
export function changedBelow({ folder, base }: Span, path: string): { kind: string; path: string }[] {
  const { status, stdout, stderr } = git(
    folder,
    'diff',
    '--name-status',
    '--no-renames',
    base,
    'HEAD',
    '--',
    path,
  );
  if (status !== 0) throw new Error(`git cannot compare ${base} with HEAD: ${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', name = ''] = line.split('\t');
      return { kind, path: name };
    });
}

/** Each line of a file with what became of it: ' ', '+' or '-'. Nothing where the file is the same. */
export function linesOf({ folder, base }: Span, path: string): { sign: string; text: string }[] {
  const whole = ['diff', '--unified=1000000', '--no-color', '--no-ext-diff', base, 'HEAD', '--', path];
  const lines = git(folder, ...whole).stdout.split('\n');
  const start = lines.findIndex((line) => line.startsWith('@@')) + 1;
  if (start === 0) return [];
  return lines.slice(start).map((line) => ({ sign: line.slice(0, 1), text: line.slice(1) }));
}

export const hashOf = (folder: string, commit: string) => git(folder, 'rev-parse', commit).stdout.trim();

const git = (folder: string, ...words: string[]) =>
  spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 });
