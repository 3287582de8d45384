import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

/** Short advice in two columns. */
export const tips = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The tape of all ages, and below it what this one is, with its figure; on a desktop beside it. */
export const top = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: gridLines([4]),
      columnGap: vars.space.gap,
      alignItems: 'start',
    },
  },
});

export const tape = layoutStyle({ minInlineSize: 0, gridColumn: '1 / -1' });

export const figure = layoutStyle({ minInlineSize: 0 });
