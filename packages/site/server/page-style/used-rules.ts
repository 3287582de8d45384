import type { Declaration, Rule, StyleNode } from './rules.ts';

/** The names in a page, which decide which rules can match. */
export interface PageNames {
  /** Classes (`.x`) and elements. */
  names: ReadonlySet<string>;
  /** Custom properties that the page's own attributes read. */
  reads: ReadonlySet<string>;
}

/** Returns the names in a page's HTML. Additional ones from the text of its scripts are harmless. */
export function namesIn(html: string): PageNames {
  const elements = new Set<string>();
  const lists = new Set<string>();
  const reads = new Set<string>();
  for (const [, element, list, read] of html.matchAll(
    /<([a-zA-Z][\w-]*)|\sclass="([^"]+)"|var\((--[\w-]+)/g,
  )) {
    if (element !== undefined) elements.add(element);
    else if (list !== undefined) lists.add(list);
    else reads.add(read!);
  }
  for (const list of lists) for (const name of list.split(' ')) elements.add(`.${name}`);
  return { names: elements, reads };
}

/**
 * Returns the part of the style sheet that can match in a page: rules of its classes and elements, for any
 * state, size or scheme, and the custom properties that these read.
 */
export function usedRules(nodes: readonly StyleNode[], { names, reads }: PageNames): string {
  const met = nodes.flatMap((node) => metBy(node, names));
  return print(met, propertiesRead(met, reads));
}

function metBy(node: StyleNode, names: ReadonlySet<string>): StyleNode[] {
  if ('text' in node) return [node];
  if ('head' in node) {
    const inner = node.nodes.flatMap((child) => metBy(child, names));
    return inner.length === 0 ? [] : [{ head: node.head, nodes: inner }];
  }
  const selectors = node.selectors.filter(([, needs]) =>
    needs.some((way) => way.every((name) => names.has(name))),
  );
  return selectors.length === 0 ? [] : [{ selectors, declarations: node.declarations }];
}

/** Returns the custom properties that ordinary declarations or the page read, directly or not. */
function propertiesRead(nodes: readonly StyleNode[], byPage: ReadonlySet<string>): ReadonlySet<string> {
  const read = new Set<string>();
  const readBy = new Map<string, string[]>();
  const add = (names: Iterable<string>) => {
    for (const name of names) {
      if (read.has(name)) continue;
      read.add(name);
      add(readBy.get(name) ?? []);
    }
  };
  const all = [...rulesOf(nodes)].flatMap(({ declarations }) => declarations);
  for (const { property, reads } of all)
    if (property) readBy.set(property, [...(readBy.get(property) ?? []), ...reads]);
  for (const { property, reads } of all) if (!property) add(reads);
  add(byPage);
  return read;
}

function* rulesOf(nodes: readonly StyleNode[]): Generator<Rule> {
  for (const node of nodes) {
    if ('nodes' in node) yield* rulesOf(node.nodes);
    else if ('selectors' in node) yield node;
  }
}

function print(nodes: readonly StyleNode[], read: ReadonlySet<string>): string {
  const isShown = ({ property }: Declaration) => property === undefined || read.has(property);
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if ('head' in node) {
        const inner = print(node.nodes, read);
        return inner && `${node.head}{${inner}}`;
      }
      const body = node.declarations.filter(isShown).map(({ text }) => text);
      return body.length === 0 ? '' : `${node.selectors.map(([text]) => text).join(',')}{${body.join(';')}}`;
    })
    .join('');
}
