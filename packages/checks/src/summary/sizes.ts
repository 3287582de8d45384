import type { Size } from '../publish/sizes.ts';
import { bothOf, type Span } from './git.ts';

const record = 'packages/checks/sizes.json';

/** The entries of ui whose recorded weight changed, in a table, with the sum; empty where none did. */
export function sizeChanges(span: Span): string {
  const { before, after } = bothOf(span, record);
  const was = read(before);
  const is = read(after);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  const changed = names.filter((name) => was[name]?.js !== is[name]?.js || was[name]?.css !== is[name]?.css);
  if (changed.length === 0) return '';
  const rows = changed.map((name) => row(name, was[name], is[name]));
  return [
    '| entry | JavaScript | CSS |',
    '| --- | ---: | ---: |',
    ...rows,
    row('all', all(was), all(is)),
    '',
  ].join('\n');
}

const sum = (sizes: Record<string, Size>, part: 'js' | 'css') =>
  Object.values(sizes).reduce((total, size) => total + size[part], 0);

const all = (sizes: Record<string, Size>) => ({ js: sum(sizes, 'js'), css: sum(sizes, 'css') });

const read = (text = '{}') => JSON.parse(text) as Record<string, Size>;

type Parts = Pick<Size, 'js' | 'css'>;

const row = (name: string, was: Parts | undefined, is: Parts | undefined) =>
  `| ${name} | ${change(was?.js, is?.js)} | ${change(was?.css, is?.css)} |`;

function change(was: number | undefined, is: number | undefined): string {
  if (was === undefined) return `new: ${is}`;
  if (is === undefined) return `gone, was ${was}`;
  if (was === is) return `${is}`;
  return `${was} → ${is} (${is > was ? '+' : '−'}${Math.abs(is - was)})`;
}
