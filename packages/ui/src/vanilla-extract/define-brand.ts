import { globalStyle } from '@vanilla-extract/css';
import type { BrandSpec } from '../theme/index.ts';
import { brandRules } from '../theme/brand-rules.ts';

/**
 * Adds the rules of a brand from a `.css.ts` file, like `brandCss` of the theme: every variable on
 * `[data-brand=name]`.
 *
 * A site writes `<html data-brand="…">`; any element inside may have another brand, or `data-scheme` together
 * with `data-brand`.
 *
 * @throws if a pair of colors is below WCAG AA, with the pair and its ratio.
 */
export function defineBrand(name: string, spec: BrandSpec): void {
  for (const { layer, media, selector, colorScheme, vars } of brandRules(`[data-brand="${name}"]`, spec)) {
    const rule = { ...(colorScheme && { colorScheme }), vars };
    globalStyle(selector, { '@layer': { [layer]: media ? { '@media': { [media]: rule } } : rule } });
  }
}
