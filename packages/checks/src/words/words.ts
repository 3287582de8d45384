/**
 * Words that a component of packages/ui says in English whatever its page speaks: they belong into the component's `labels.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { root } from '../root.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}

/** What is read, or read out. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'text',
  'linksText',
  'action',
]);
const word = /\p{L}{2}/u;
/** As a default, 'Learn more' is a word and 'full' a name. */
const sentence = /^\p{Lu}\p{Ll}|\p{L} \p{L}/u;

/** The components as they are published, by their paths in packages/ui/src. */
export function components(): string[] {
  return globSync('*/*.tsx', { cwd: `${root}/packages/ui/src` })
    .filter((path) => !/\.(test|stories)\.tsx$|^testing\/|\/story/.test(path))
    .toSorted();
}

export function readComponent(path: string): string {
  return readFileSync(`${root}/packages/ui/src/${path}`, 'utf8');
}

/** The fixed words of a component. */
export function fixedWords(path: string, source: string): string[] {
  const found: string[] = [];
  visit(parseSync(path, source).program as unknown as Node, false);
  return found;

  /** @param said whether a string here is shown. */
  function visit(node: Node, said: boolean): void {
    if (node.type === 'JSXText') take(node['value'], word);
    if (node.type === 'Literal' && said) take(node['value'], word);
    if (node.type === 'TemplateElement' && said) take((node['value'] as { raw: string }).raw, word);
    if (node.type === 'AssignmentPattern') take((node['right'] as Node)['value'], sentence);
    if (node.type === 'JSXAttribute') {
      const name = String((node['name'] as Node)['name']);
      for (const child of childrenOf(node)) visit(child, spokenAttributes.has(name));
      return;
    }
    const shows = node.type === 'JSXElement' || node.type === 'JSXFragment';
    // Within a call or a comparison a string is no child of the element.
    const hides = ['CallExpression', 'BinaryExpression', 'MemberExpression', 'ObjectExpression'];
    const shown = shows || (said && !hides.includes(node.type));
    for (const child of childrenOf(node)) visit(child, shown);
  }

  function take(value: unknown, pattern: RegExp): void {
    if (typeof value === 'string' && pattern.test(value)) found.push(value.replaceAll(/\s+/g, ' ').trim());
  }
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
}
