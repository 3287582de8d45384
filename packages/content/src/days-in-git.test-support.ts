import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { splitFile } from './front-matter.ts';

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });

/**
 * Returns whether the complete history of a folder is available; the clone of a pull request may have one
 * commit.
 */
export function hasHistory(folder: string): boolean {
  try {
    return gitIn(folder, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * Returns the text of a file for readers: title, summary, body, without dates, sources, line breaks and link
 * targets.
 */
function textOf(source: string): string {
  const parts = splitFile(source);
  if (!('yaml' in parts)) return source;
  const head = parts.yaml.split('\n').filter((line) => /^(?:title|excerpt|description): /.test(line));
  const linked = /\[([^\]]*)\]\([^)]*\)/g;
  return [...head, parts.body].join('\n').replaceAll(linked, '$1').replaceAll(/\s+/g, ' ');
}

/**
 * Returns the day of a file's first commit, and of the last change of its text, without the commit in
 * progress.
 */
export function daysInGit(file: string): { first: string; last: string } {
  const git = (...args: string[]) => gitIn(dirname(file), ...args);
  const log = git('log', '--follow', '--reverse', '--name-only', '--format=@%H %as', '--', basename(file));
  const versions = log
    .split('@')
    .slice(1)
    .map((entry) => {
      const [head, ...names] = entry.trim().split('\n');
      const [commit, day] = head!.split(' ');
      return { day: day!, text: textOf(git('show', `${commit}:${names.at(-1)}`)) };
    });
  const first = versions[0]!.day;
  return {
    first,
    last: versions.reduce(
      (last, { day, text }, at) => (at > 0 && text !== versions[at - 1]!.text ? day : last),
      first,
    ),
  };
}
