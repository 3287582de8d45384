import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** `style()` in the layer of a title, whose rules win over those of the library and of the engine. */
export function ownStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { 'dn.overrides': rule } }, debugId);
}

/** `globalStyle()` in the same layer, for what stands inside of an `ownStyle`. */
export function ownRule(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { 'dn.overrides': rule } });
}
