import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

export const head = layoutStyle({ display: 'grid', gap: vars.space.m, paddingBlockStart: '1.125rem' });

/** A day opens with the rule of a section; hairlines part its pieces. */
export const day = layoutStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
});

export const date = layoutStyle({ font: vars.text.label });

/** The piece, and beside it both versions of each sentence. */
export const item = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  paddingBlock: vars.space.l,
  selectors: {
    '& + &': { borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}` },
  },
  '@media': { [media.desk]: { gridTemplateColumns: gridLines([4]) } },
});

export const list = layoutStyle({ listStyle: 'none', padding: 0, display: 'grid', rowGap: vars.space.l });

export const versions = layoutStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.gap}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const title = layoutStyle({
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

globalStyle(`${title} a`, { '@layer': { 'dn.layouts': { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${title} a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });

const version = {
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  textWrap: 'pretty',
} as const;

export const now = layoutStyle(version);

export const was = layoutStyle({
  ...version,
  borderInlineStart: `${vars.rule.wall} solid ${vars.color.border.hairline}`,
  paddingInlineStart: vars.space.m,
  color: vars.color.text.muted,
});

export const label = layoutStyle({ font: vars.text.kicker });
