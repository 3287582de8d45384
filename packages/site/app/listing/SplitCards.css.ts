import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/** Read down the columns. */
export const index = layoutStyle({
  columnGap: vars.space.gap,
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space.l,
  borderBlockStart: hair,
  padding: 0,
  paddingBlockStart: vars.space.m,
  '@media': {
    [media.tablet]: { columns: 2 },
    [media.desk]: { columns: 3 },
    [media.spacious]: { columns: 4 },
  },
});
globalStyle(`${index} > li`, { '@layer': { 'dn.layouts': { breakInside: 'avoid' } } });
globalStyle(`${index} > :not(:last-child)`, { '@layer': { 'dn.layouts': { borderBlockEnd: hair } } });
globalStyle(`${index} > * + :has(p)`, { '@layer': { 'dn.layouts': { marginBlockStart: vars.space.l } } });
globalStyle(`${index} a`, { '@layer': { 'dn.layouts': { display: 'block', paddingBlock: '0.75rem' } } });
