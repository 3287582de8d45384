import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const head = layoutStyle({ display: 'grid', gap: vars.space.m, paddingBlockStart: '1.125rem' });

/** The list opens with the rule of a section; hairlines part its entries. */
export const list = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
});

/** The piece, and beside it both versions of the sentence. */
export const item = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  paddingBlock: vars.space.l,
  selectors: {
    '& + &': { borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}` },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const piece = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' } },
});

export const day = layoutStyle({ font: vars.text.kicker, color: vars.color.text.muted });

export const title = layoutStyle({
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

globalStyle(`${title} a`, { '@layer': { 'dn.layouts': { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${title} a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });

const version = { display: 'grid', gap: vars.space.xxs, alignContent: 'start' } as const;

export const now = layoutStyle(version);

export const was = layoutStyle({ ...version, color: vars.color.text.muted });

export const label = layoutStyle({ font: vars.text.kicker });
