import { type BrandRule, brandRules } from './brand-rules.ts';
import { layerOrder } from './names.ts';
import type { BrandSpec } from './spec.ts';

export interface BrandCssOptions {
  /**
   * The brand's name where a page may show more than one: its variables then stand on `[data-brand="name"]`.
   * @default the variables stand on `:root`, and no attribute is needed
   */
  name?: string;
}

/**
 * The style sheet of a brand, to be written to a file or served: no compiler of styles is needed. The same rules as `defineBrand` of
 * `@daily-nest/ui/vanilla-extract` prints.
 *
 * @throws when a value is missing, misspelt or of the wrong kind, naming all of them, and when a pair of colors is below WCAG AA, with
 * the pair and its ratio.
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

/** A name as it stands between the quotes of a selector. */
function quoted(name: string): string {
  return name.replaceAll(/["\\\n]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `);
}
