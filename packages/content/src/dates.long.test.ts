import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { splitFile } from './front-matter.ts';
import { wellnessArticles } from './wellness.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });

/** Whether the whole history is here; the clone of a pull request may have one commit. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/** What a reader reads in a file: title, excerpt, body. Dates, sources and line breaks are not among it. */
function textOf(source: string): string {
  const parts = splitFile(source);
  if (!('yaml' in parts)) return source;
  const head = parts.yaml.split('\n').filter((line) => /^(?:title|excerpt): /.test(line));
  return [...head, parts.body].join('\n').replaceAll(/\s+/g, ' ');
}

/** The day on which a file first stood in the repository, and the one on which its text last changed; before the commit that is being made. */
function daysOf(file: string) {
  const log = git('log', '--follow', '--reverse', '--name-only', '--format=@%H %as', '--', file);
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

describe.skipIf(!hasHistory())('dates of pieces, by the history of their files', () => {
  it.each([
    ...articles.map((piece) => ({ folder: 'articles', ...piece })),
    ...wellnessArticles.map((piece) => ({ folder: 'wellness', ...piece })),
  ])(
    '$slug first stood here on its date, and was last changed on the day it says',
    ({ folder, slug, date, updated }) => {
      const { first, last } = daysOf(`${folder}/${slug}.md`);
      expect({ date, updated: updated ?? date }).toEqual({ date: first, updated: last });
    },
  );
});
