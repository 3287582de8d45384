import { tokenName, vars } from '@daily-nest/ui/theme';
import { useState } from 'react';

type Node = { [key: string]: Node | string };

/**
 * Returns the theme as computed around an element. Reads it during render, so that a change of brand or
 * scheme shows at once.
 */
export function useTokens() {
  const [element, ref] = useState<HTMLElement | null>(null);
  return { ref, tokens: element && (read(vars, [], getComputedStyle(element)) as unknown as typeof vars) };
}

function read(node: Node, path: string[], style: CSSStyleDeclaration): Node {
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? style.getPropertyValue(`--${tokenName([...path, key])}`).trim()
        : read(value, [...path, key], style),
    ]),
  );
}

/** Returns the leaves of a group of tokens as dotted names with their values. */
export function leaves(node: object, path: string[] = []): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value as object, [...path, key]),
  );
}
