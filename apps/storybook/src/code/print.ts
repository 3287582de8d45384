import { bare, type Node, type SourceFile, textOf } from './story-file.ts';

/** The text of a source with replaced nodes, and the names that it uses. */
export interface Printed {
  text: string;
  names: Set<string>;
}

/** Returns the replacement of a node; undefined leaves it unchanged. */
export type Edit = (node: Node, parent: Node | undefined) => string | undefined;

/**
 * Prints a node's source, with spies as functions that log their arguments, and data addresses of pictures as
 * files.
 */
export function print(source: SourceFile, node: Node, called: string, edit?: Edit): Printed {
  const names = new Set<string>();
  let text = '';
  let at = node.start;
  const replace = ({ start, end }: Node, by: string) => {
    text += source.text.slice(at, start) + by;
    at = end;
  };
  const visit = (part: unknown, parent?: Node, place?: string): void => {
    if (Array.isArray(part)) {
      for (const one of part) visit(one, parent, place);
      return;
    }
    if (typeof part !== 'object' || part === null || !('type' in part) || !('start' in part)) return;
    const one = part as Node;
    const other =
      edit?.(one, parent) ??
      ours(one, called, (inner) => {
        const printed = print(source, inner, called, edit);
        for (const name of printed.names) names.add(name);
        return printed.text;
      });
    if (other !== undefined) {
      replace(one, other);
      return;
    }
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') {
      if (!isOnlyAWord(parent, place)) names.add(one.name);
    }
    for (const [key, child] of Object.entries(one).toSorted(inOrder))
      if (key !== 'parent') visit(child, one, key);
  };
  visit(node);
  text += source.text.slice(at, node.end);
  return { text, names };
}

/** Compares children by position: a function's return type comes before its body. */
function inOrder([, one]: [string, unknown], [, other]: [string, unknown]): number {
  return startOf(one) - startOf(other);
}
const startOf = (part: unknown): number => {
  const first = (Array.isArray(part) ? part[0] : part) as { start?: number } | null | undefined;
  return typeof first === 'object' && first !== null ? (first.start ?? 0) : 0;
};

/** Returns whether an identifier is the name of a field or an attribute, and not a reference. */
function isOnlyAWord(parent: Node | undefined, place: string | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return place === 'property' && !parent.computed;
    case 'Property':
      return place === 'key' && !parent.computed && !parent.shorthand;
    case 'JSXAttribute':
    case 'JSXMemberExpression':
      return place === 'name' || place === 'property';
    default:
      return false;
  }
}

function ours(node: Node, called: string, inner: (node: Node) => string): string | undefined {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const [first] = node.arguments;
    if (node.callee.name === 'fn') return first ? inner(first) : 'console.log';
    // Drawings of stories are data addresses, which nobody would write by hand.
    if (node.callee.name === 'drawing') return `'${pictureAddress(called, 'svg')}'`;
  }
  if (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes('data:image/'))
    return `'${node.value.replaceAll(
      /data:image\/([a-z]+)[^\s"']*(?: (\d+)w)?/g,
      (_, type: string, width: string | undefined) =>
        width ? `${pictureAddress(`${called}${width}`, type)} ${width}w` : pictureAddress(called, type),
    )}'`;
  return undefined;
}

/** Returns `/pictures/boat.avif` for `boatPhoto`. */
function pictureAddress(called: string, type: string): string {
  const name = called
    .replace(/(?:Picture|Photo)(?=\d*$)/, '')
    .replaceAll(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);
  return `/pictures/${name}.${type}`;
}

/** Prints the value of an attribute or a child of JSX. */
export function attribute(name: string, source: SourceFile, node: Node, printed: Printed): string {
  const value = bare(node);
  if (value.type === 'Literal' && value.value === true) return name;
  if (value.type === 'Literal' && typeof value.value === 'string' && !/["\\\n]|&\w+;/.test(value.value))
    return printed.text === textOf(source.text, node)
      ? `${name}="${value.value}"`
      : `${name}={${printed.text}}`;
  return `${name}={${printed.text}}`;
}
