import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { parseSync } from 'vite';
import { root } from '../root.ts';

const dist = `${root}/packages/ui/dist`;

/** A style file with all that it imports, and where a rule of a class is. */
export interface Style {
  /** The files, those first that are imported. */
  files: readonly string[];
  /** Every class that a selector names. */
  classes: ReadonlySet<string>;
}

const known = new Map<string, Style | undefined>();

export function styleOf(entry: string): Style | undefined {
  if (!known.has(entry)) known.set(entry, readStyle(entry));
  return known.get(entry);
}

function readStyle(entry: string): Style | undefined {
  const start = `${dist}/styles/${entry}.css`;
  if (!existsSync(start)) return undefined;
  const files: string[] = [];
  const visit = (path: string) => {
    if (files.includes(path)) return;
    for (const [, address] of readFileSync(path, 'utf8').matchAll(/@import "(.+?)";/g))
      visit(join(dirname(path), address!));
    files.push(path);
  };
  visit(start);
  return { files, classes: new Set(files.flatMap((file) => [...classesIn(file)])) };
}

/** The built modules that an entry leads to, however deep. */
export function modulesOf(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const node of parseSync(path, readFileSync(path, 'utf8')).program.body)
      if ('source' in node && node.source?.type === 'Literal' && node.source.value.startsWith('.'))
        visit(join(dirname(path), node.source.value));
  };
  visit(`${dist}/${entry}/index.js`);
  return [...seen];
}

/** The classes that the JavaScript of an entry may put on a page. */
export function classesOf(entry: string): Set<string> {
  const text = modulesOf(entry)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return new Set(text.match(/\bdn[-_]\w+-[0-9a-f]{5}-\w+\b/g));
}

/** Every selector outside of keyframes, one of a list each. */
export function selectorsIn(path: string): string[] {
  const found: string[] = [];
  walk(parse(readFileSync(path, 'utf8')), function enter(node: CssNode) {
    if (node.type !== 'Rule' || this.atrule?.name.endsWith('keyframes')) return;
    if (node.prelude.type === 'SelectorList')
      for (const selector of node.prelude.children) found.push(generate(selector));
  });
  return found;
}

/** The names of the layers that a file writes to or orders. */
export function layersIn(path: string): Set<string> {
  const found = new Set<string>();
  walk(parse(readFileSync(path, 'utf8')), {
    visit: 'Atrule',
    enter(node) {
      if (node.name === 'layer' && node.prelude)
        for (const name of generate(node.prelude).split(',')) found.add(name.trim());
    },
  });
  return found;
}

/** As selectors write them: the bundler prints no class anywhere else. */
function classesIn(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/\.(dn[-_]\w+-[0-9a-f]{5}-\w+)\b/g)].map(
    ([, name]) => name!,
  );
}
