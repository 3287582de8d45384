import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/index.ts';

const large = '[data-text-size="125"]';
const larger = '[data-text-size="150"], [data-text-size="200"]';

/** The text sizes that a reader chose on this site. */
export const textSizes = { large, larger };

/**
 * Returns a rule for windows with room for the whole row. Media queries ignore the text size that the reader
 * chose on this site, so each size has its own query: larger text gets the menu of a smaller window.
 */
export const roomy = (rule: Pick<StyleRule, 'display' | 'vars'>) => ({
  [media.desk]: { selectors: { [`:where(:root:not(${large}, ${larger})) &`]: rule } },
  [media.wide]: { selectors: { [`:where(:root:not(${larger})) &`]: rule } },
  '(min-width: 96rem)': rule,
});
