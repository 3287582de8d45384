import { globalStyle } from '@vanilla-extract/css';
import { makeTokens, type TokenChanges, type Tokens } from './makeTokens.ts';
import { media } from './media.ts';
import { tokenName } from './names.ts';
import type { BrandSpec } from './spec.ts';

/**
 * Prints the rules of a brand into layer `theme`: every variable on `[data-brand=name]`, what differs in wider windows, and what
 * differs in the dark scheme under the reader's system setting and under `data-scheme`, and what more contrast and less transparency
 * change. Paper is light: what is printed has the light variables, whatever the reader chose. Call it in a `.css.ts` file.
 *
 * A site writes `<html data-brand="…">`; any element inside may carry another brand, or `data-scheme` together with `data-brand`.
 *
 * @throws when a pair of colors is below WCAG AA, see {@link makeTokens}.
 */
export function defineBrand(name: string, spec: BrandSpec): void {
  const { light, dark, tablet, desk } = makeTokens(spec);
  const brand = `[data-brand="${name}"]`;
  const lightVars = declarations(light);
  const darkVars = declarations(dark);

  globalStyle(brand, { '@layer': { theme: { colorScheme: 'light', vars: lightVars } } });
  globalStyle(brand, {
    '@layer': {
      theme: {
        '@media': {
          [media.tablet]: { vars: declarations(tablet) },
          [media.desk]: { vars: declarations(desk) },
        },
      },
    },
  });
  globalStyle(`${brand}:not([data-scheme="light"], [data-scheme="light"] *)`, {
    '@layer': {
      theme: {
        '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
      },
    },
  });
  globalStyle(
    `${brand}[data-scheme="dark"], [data-scheme="dark"] ${brand}:not([data-scheme="light"], [data-scheme="dark"] [data-scheme="light"] *)`,
    { '@layer': { theme: { '@media': { screen: { colorScheme: 'dark', vars: darkVars } } } } },
  );
  // In a later layer: it holds for both schemes, however they are chosen.
  globalStyle(brand, {
    '@layer': {
      components: {
        '@media': {
          [media.moreContrast]: { vars: declarations(moreContrast) },
          [media.reducedTransparency]: { vars: declarations(opaque) },
        },
      },
    },
  });
}

const color = (...path: string[]) => `var(--${tokenName(['color', ...path])})`;

/** What is quiet by the brand's wish is as plain as the rest for a reader who asks for more contrast. */
const moreContrast: TokenChanges = {
  color: {
    text: { muted: color('text', 'body') },
    border: { hairline: color('text', 'body'), control: color('text', 'body') },
    masthead: { muted: color('masthead', 'ink') },
    band: { muted: color('band', 'ink'), hairline: color('band', 'ink') },
    sheet: { muted: color('sheet', 'ink') },
  },
};

/** Nothing shines through for a reader who asks for it. */
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
