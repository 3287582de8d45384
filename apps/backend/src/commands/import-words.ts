import type { ImportedPost, ImportResult } from '../posts/import-entries.ts';
import type { FileFinding } from '../posts/import-error.ts';
import { asTyped } from './paths.ts';

const number = new Intl.NumberFormat('en-US');

/** "3 posts", "1 post". */
export function count(many: number, one: string): string {
  return `${number.format(many)} ${many === 1 ? one : `${one}s`}`;
}

/** A mistake or a warning as one line, with its file. */
export function findingLine({ file, line, piece, reason }: FileFinding): string {
  const name = /^https?:\/\//i.test(file) ? file : asTyped(file);
  if (piece !== undefined) return `${name}, ${piece}: ${reason}`;
  return `${name}${line === undefined ? '' : `:${line}`}: ${reason}`;
}

const fates = { added: 'new', changed: 'changed', unchanged: 'unchanged' } as const;

/** What a dry run says of a post: a line, and an indented one for each thing that is changed or lost. */
export function postLines({ post, fate, warnings }: ImportedPost): string[] {
  return [
    `${fates[fate]}: ${post.slug}, ${post.date}, "${post.title}"`,
    ...warnings.map(({ line, reason }) => `    ${line === undefined ? '' : `line ${line}: `}${reason}`),
  ];
}

/** "2 posts: 1 new, 0 changed, 1 unchanged." */
export function resultLine({ added, changed, unchanged }: ImportResult, leftOut: number): string {
  const posts = count(added + changed + unchanged, 'post');
  const left = leftOut === 0 ? '' : `, ${count(leftOut, 'piece')} left out`;
  return `${posts}: ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged${left}.`;
}
