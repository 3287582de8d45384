import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Three in a row, in large text fewer. */
export const cards = layoutStyle({
  display: 'grid',
  columnGap: vars.space.gap,
  rowGap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' },
  },
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
