import { type CssNode, type Declaration as CssDeclaration, type List, parse, type Selector } from 'css-tree';
import type { Declaration, Needs, StyleNode } from '../server/page-style/rules.ts';

/** At-rules that contain rules; all others are copied unchanged. */
const groups = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Parses a style sheet into the pieces from which a page's own style is selected. Every text stays unchanged.
 */
export function styleRules(css: string): StyleNode[] {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  if (sheet.type !== 'StyleSheet') throw new Error('This is not a style sheet.');
  return nodesOf(sheet.children, css);
}

function nodesOf(children: List<CssNode>, css: string): StyleNode[] {
  return children.toArray().map((node) => nodeOf(node, css));
}

function nodeOf(node: CssNode, css: string): StyleNode {
  const text = textOf(node, css);
  if (node.type === 'Atrule' && node.block && groups.has(node.name))
    return { head: text.slice(0, text.indexOf('{')), nodes: nodesOf(node.block.children, css) };
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return { text };
  const inner = node.block.children.toArray();
  if (!inner.every((child) => child.type === 'Declaration')) return { text };
  return {
    selectors: node.prelude.children
      .toArray()
      .map((selector) => [textOf(selector, css), needsOf(selector as Selector)]),
    declarations: inner.map((child) => declarationOf(child, css)),
  };
}

function declarationOf(node: CssDeclaration, css: string): Declaration {
  const text = textOf(node, css);
  const reads = Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!);
  return node.property.startsWith('--') ? { text, property: node.property, reads } : { text, reads };
}

/**
 * Returns what a page must contain for a selector to match. States, attributes and :not() are ignored,
 * because they may change later.
 */
function needsOf(selector: Selector): Needs {
  let ways: Needs = [[]];
  for (const part of selector.children.toArray()) {
    if (part.type === 'ClassSelector') ways = ways.map((way) => [...way, `.${part.name}`]);
    if (part.type === 'TypeSelector' && part.name !== '*') ways = ways.map((way) => [...way, part.name]);
    if (part.type !== 'PseudoClassSelector' || !/^(?:is|where|has)$/.test(part.name)) continue;
    const list = part.children?.first;
    if (list?.type !== 'SelectorList') continue;
    const inner = list.children.toArray().flatMap((one) => needsOf(one as Selector));
    ways = ways.flatMap((way) => inner.map((more) => [...way, ...more]));
  }
  return ways;
}

function textOf(node: CssNode, css: string): string {
  return css.slice(node.loc!.start.offset, node.loc!.end.offset);
}
