import { globalStyle } from '@vanilla-extract/css';
import { makeTokens, type TokenChanges, type Tokens } from './makeTokens.ts';
import { media } from './media.ts';
import { tokenName } from './names.ts';
import type { BrandSpec } from './spec.ts';

/**
 * Prints the rules of a brand into layer `theme`: every variable on `[data-brand=name]`, what differs in wider windows, and what
 * differs in the dark scheme under the reader's system setting and under `data-scheme`. Paper is light: what is printed has the light variables, whatever the
 * reader chose. Call it in a `.css.ts` file.
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
}

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
