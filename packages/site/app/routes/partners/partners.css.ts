import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** One, two or three in a row; of two, the third is as wide as both. */
export const cards = layoutStyle({
  display: 'grid',
  columnGap: vars.space.gap,
  rowGap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(`${cards} > :nth-child(odd):last-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' } } } },
});

/** Three ways to begin, with vertical hairlines between them like classified advertisements. */
export const opportunities = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.gap },
  },
});

export const opportunity = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
  overflowWrap: 'break-word',
  borderBlockStart: `${vars.rule.tile} solid ${vars.color.accent.base}`,
  paddingBlockStart: vars.space.m,
});

globalStyle(`${opportunity} h3`, {
  '@layer': { 'dn.layouts': { font: vars.text.h4, letterSpacing: vars.tracking.tight, textWrap: 'balance' } },
});

export const next = layoutStyle({ marginBlockStart: vars.space.l });
