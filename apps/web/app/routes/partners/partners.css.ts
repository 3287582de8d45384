import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

/** Cards that carry much: one, two or three in a row. */
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
