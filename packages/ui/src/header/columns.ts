import { media, vars } from '../theme/index.ts';

/** The narrowest windows with the links in the bar, where the name and what stands beside it need one row. */
export const tight = `${media.desk} and (not (min-width: 72rem))`;

/** Windows in which the header is wider than the columns of text. */
export const huge = '(min-width: 104rem)';

/** The width that the header's columns have at least, which the header sets on a very wide window. */
export const headWidth = '--dn-head-width';

/** The columns of the page, for every row of the header. Spread them into a rule. */
export const columns = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(max(${vars.width.page}, var(${headWidth}, 0rem)) + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
} as const;
