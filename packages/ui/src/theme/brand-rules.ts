import { makeTokens, type TokenChanges, type Tokens } from './make-tokens.ts';
import { media } from './media.ts';
import { tokenName } from './names.ts';
import { sectionClassOf } from './section-class-of.ts';
import type { BrandSpec } from './spec.ts';

/** A rule of a brand: custom properties, and the color scheme if it sets one. */
export interface BrandRule {
  layer: 'dn.theme' | 'dn.components';
  /** The media query around it. */
  media?: string;
  selector: string;
  colorScheme?: 'light' | 'dark';
  vars: Record<string, string>;
}

/**
 * Returns the rules of a brand: all variables on `selector`, and the variables that differ in wider windows,
 * in the dark scheme (under the system setting and under `data-scheme`), with more contrast and with less
 * transparency. Print always uses the light variables.
 *
 * @throws if a pair of colors is below WCAG AA, see {@link makeTokens}.
 */
export function brandRules(selector: string, spec: BrandSpec): BrandRule[] {
  const { light, dark, tablet, desk, spacious, sections } = makeTokens(spec);
  const darkVars = { ...declarations(dark), ...sectionVars(sections.dark) };
  return [
    {
      layer: 'dn.theme',
      selector,
      colorScheme: 'light',
      vars: { ...declarations(light), ...sectionVars(sections.light) },
    },
    { layer: 'dn.theme', media: media.tablet, selector, vars: declarations(tablet) },
    { layer: 'dn.theme', media: media.desk, selector, vars: declarations(desk) },
    ...(spacious.width
      ? [{ layer: 'dn.theme', media: media.spacious, selector, vars: declarations(spacious) } as const]
      : []),
    {
      layer: 'dn.theme',
      media: 'screen and (prefers-color-scheme: dark)',
      selector: `${selector}:not([data-scheme="light"], [data-scheme="light"] *)`,
      colorScheme: 'dark',
      vars: darkVars,
    },
    {
      layer: 'dn.theme',
      media: 'screen',
      selector: `${selector}[data-scheme="dark"], [data-scheme="dark"] ${selector}:not([data-scheme="light"], [data-scheme="dark"] [data-scheme="light"] *)`,
      colorScheme: 'dark',
      vars: darkVars,
    },
    // In a later layer, so that it applies to both schemes, however they are chosen.
    { layer: 'dn.components', media: media.moreContrast, selector, vars: declarations(moreContrast) },
    { layer: 'dn.components', media: media.reducedTransparency, selector, vars: declarations(opaque) },
    ...Object.keys(sections.light).map((name): BrandRule => ({
      layer: 'dn.theme',
      selector: `.${sectionClassOf(name)}`,
      vars: { '--dn-section-hue': `var(--${sectionToken(name)})` },
    })),
  ];
}

const sectionToken = (name: string) => tokenName(['color', 'section', name]);

function sectionVars(hues: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(hues).map(([name, hue]) => [`--${sectionToken(name)}`, hue]));
}

const color = (...path: string[]) => `var(--${tokenName(['color', ...path])})`;

/** Gives muted text the full contrast for a reader who asks for more. */
const moreContrast: TokenChanges = {
  color: {
    text: { muted: color('text', 'body') },
    border: { hairline: color('text', 'body'), control: color('text', 'body') },
    masthead: { muted: color('masthead', 'ink') },
    band: { muted: color('band', 'ink'), hairline: color('band', 'ink') },
    sheet: { muted: color('sheet', 'ink') },
  },
};

/** Removes transparency for a reader who asks for it. */
const opaque: TokenChanges = { color: { surface: { scrim: color('surface', 'sunken') } } };

function declarations(tokens: Tokens | TokenChanges): Record<string, string> {
  const result: Record<string, string> = {};
  const walk = (node: object, path: readonly string[]) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') result[`--${tokenName([...path, key])}`] = value;
      else walk(value as object, [...path, key]);
    }
  };
  walk(tokens, []);
  return result;
}
