import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({ paddingBlockStart: vars.space.m });

export const head = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.l,
});

/** The rows of the list have their own dividers. A wide window has three abreast below the first: nine are full. */
export const rows = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${rows} > :first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.wide]: { gridColumn: '1 / -1' } } } },
});

/** Wider than a text. */
export const deck = layoutStyle({ maxInlineSize: '38em' });
