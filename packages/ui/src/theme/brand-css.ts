import { type BrandRule, brandRules } from './brand-rules.ts';
import { layerOrder } from './names.ts';
import type { BrandSpec } from './spec.ts';

export interface BrandCssOptions {
  /**
   * The brand's name, if a page may show several: the variables are then set on `[data-brand="name"]`.
   * @default the variables are set on `:root`, without an attribute
   */
  name?: string;
}

/**
 * Returns the style sheet of a brand, to be written to a file or served, without a style compiler. It has the
 * same rules as `defineBrand` of `@daily-nest/ui/vanilla-extract`.
 *
 * @throws if values are missing, misspelt or of the wrong kind, naming all of them, and if a pair of colors
 * is below WCAG AA, with the pair and its ratio.
 */
export function brandCss(spec: BrandSpec, { name }: BrandCssOptions = {}): string {
  const selector = name === undefined ? ':root' : `[data-brand="${quoted(name)}"]`;
  return `${[layerOrder, ...brandRules(selector, spec).map(print)].join('\n')}\n`;
}

function print({ layer, media, selector, colorScheme, vars }: BrandRule): string {
  const values = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
  const body = [...(colorScheme ? [`color-scheme:${colorScheme}`] : []), ...values].join(';');
  const rule = `${selector}{${body}}`;
  return `@layer ${layer}{${media === undefined ? rule : `@media ${media}{${rule}}`}}`;
}

/** Escapes a name for a quoted selector. */
function quoted(name: string): string {
  return name.replaceAll(/["\\\n]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `);
}
