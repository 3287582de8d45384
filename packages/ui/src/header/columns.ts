import { vars } from '../theme/index.ts';

/** Windows in which the header is wider than the columns of text. */
export const huge = '(min-width: 104rem)';

/** The width that the header adds to the page's columns, which the header sets on a very wide window. */
export const headRoom = '--dn-head-room';

/** The columns of the page, for every row of the header. Spread them into a rule. */
export const columns = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter} + var(${headRoom}, 0rem))`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
} as const;
