import { type ComplexStyleRule, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

type Layer = 'dn.components' | 'dn.layouts';

function inLayer(layer: Layer, rule: StyleRule): StyleRule {
  return { '@layer': { [layer]: rule } };
}

function layered(layer: Layer, rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return inLayer(layer, rule);
  return rule.map((part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? inLayer(layer, part) : part,
  ) as ComplexStyleRule;
}

/** `style()` in layer `dn.components`: the look of a component. */
export function componentStyle(rule: ComplexStyleRule, debugId?: string): string {
  return style(layered('dn.components', rule), debugId);
}

/** `styleVariants()` in layer `dn.components`: a table of looks, chosen by a prop. */
export function componentVariants<Key extends string | number>(
  rules: Record<Key, ComplexStyleRule>,
  debugId?: string,
): Record<Key, string> {
  const layeredRules = Object.fromEntries(
    Object.entries<ComplexStyleRule>(rules).map(([key, rule]) => [key, layered('dn.components', rule)]),
  ) as Record<Key, ComplexStyleRule>;
  return styleVariants(layeredRules, debugId);
}

/** `style()` in layer `dn.layouts`: the position of a component, which wins over its look. */
export function layoutStyle(rule: ComplexStyleRule, debugId?: string): string {
  return style(layered('dn.layouts', rule), debugId);
}
