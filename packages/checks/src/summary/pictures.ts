import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changedBelow, hashOf, type Span } from './git.ts';

/** Where a reader of the summary finds files of the repository (`https://example.org/owner/repository`) and the report of differences. */
export interface Places {
  repository?: string;
  artifact?: string;
}

/** A page of six looks of four components; the others are in the report. */
const most = 24;

/** Pictures that a branch has taken anew: before and after as files of the two commits, the difference in the report. */
export function takenAnew(span: Span, { repository, artifact }: Places): string {
  const changed = changedBelow(span, 'apps/storybook/baselines');
  if (changed.length === 0) return '';
  const commits = { before: hashOf(span.folder, span.base), after: hashOf(span.folder, 'HEAD') };
  const picture = (when: 'before' | 'after', path: string) =>
    repository
      ? `<img alt="${when}" width="320" src="${repository}/raw/${commits[when]}/${path}">`
      : basename(path);
  const rows = changed.slice(0, most).map(({ kind, path }) => {
    const before = kind === 'A' ? 'new' : picture('before', path);
    const after = kind === 'D' ? 'gone' : picture('after', path);
    return `| ${stem(path)} | ${before} | ${after} |`;
  });
  const rest = changed.length - rows.length;
  return [
    `${count(changed.length)} taken anew.${difference(artifact)}`,
    '',
    '| picture | before | after |',
    '| --- | --- | --- |',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more, in the report.`] : []),
    '',
  ].join('\n');
}

/** Pictures that are not what they should be, as the run of the stories has left them in its report. */
export function found(folder: string, { artifact }: Places): string {
  const path = join(folder, 'apps/storybook/test-results/baselines/changes.json');
  if (!existsSync(path)) return '';
  const changes = JSON.parse(readFileSync(path, 'utf8')) as {
    component: string;
    file: string;
    sentence: string;
    accept: string;
  }[];
  const commands = [...new Set(changes.map(({ accept }) => accept))];
  return [
    `${count(changes.length)} not what the baseline shows.${difference(artifact)}`,
    '',
    ...changes.map(({ file, sentence }) => `- ${stem(file)}: ${sentence}`),
    '',
    'Where that is meant:',
    '',
    '```sh',
    ...commands,
    '```',
    '',
  ].join('\n');
}

const stem = (path: string) => basename(path, '.webp');
const count = (pictures: number) => (pictures === 1 ? '1 picture is' : `${pictures} pictures are`);
const difference = (artifact?: string) =>
  artifact
    ? ` Before, after and what changed side by side: [the report](${artifact}), \`index.html\` in it.`
    : '';
