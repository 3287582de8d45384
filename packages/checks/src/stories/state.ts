import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Coverage } from './coverage.ts';
import { nameOf, parseSource, walk } from './source.ts';

const states = ['draft', 'stable', 'deprecated'] as const;

/** What a component promises, by docs/deprecation.md: the tags of its stories, `['stable', 'since-0.1.0']`. */
export interface State {
  component: string;
  /** The entry of the package that has it: `article-card`. */
  entry: string;
  state: (typeof states)[number];
  since: string;
}

const src = `${root}/packages/ui/src`;

export const statesOf = (all: readonly Coverage[], folder = src): State[] =>
  all.map(({ component, entry, file }) => {
    const tags = tagsOf(join(folder, file));
    const named = states.filter((state) => tags.includes(state));
    const since = tags.filter((tag) => /^since-\d+\.\d+\.\d+$/.test(tag)).map((tag) => tag.slice(6));
    if (named.length !== 1 || since.length !== 1)
      throw new Error(
        `packages/ui/src/${file} says ${tags.join(', ') || 'no tags'}; it takes one of ${states.join(', ')}, and since-x.y.z (docs/deprecation.md)`,
      );
    return { component, entry, state: named[0]!, since: since[0]! };
  });

/** The tags of a file's `meta`. Storybook reads them without running the file, so they stand there as text. */
function tagsOf(path: string): string[] {
  const tags: string[] = [];
  const meta = parseSource(path).body.find(
    (node) => node.type === 'VariableDeclaration' && nameOf(node.declarations[0]!.id) === 'meta',
  );
  walk(meta, (node) => {
    if (node.type !== 'Property' || nameOf(node.key) !== 'tags') return;
    walk(node.value, (part) => {
      if (part.type === 'Literal') tags.push(String(part.value));
    });
  });
  return tags;
}

/** Whether the docblock of a component says what to use instead of it, which editors show. */
export function saysInstead({ component, entry }: State, folder = src): boolean {
  const text = readFileSync(join(folder, entry, `${component}.tsx`), 'utf8');
  const before = text.slice(0, text.search(new RegExp(`export function ${component}\\b`)));
  const docblock = before.slice(before.lastIndexOf('/**'));
  return /@deprecated \S+( \S+){2,}/.test(docblock);
}
