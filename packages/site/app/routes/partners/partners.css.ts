import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** One, two or three in a row: the first, which readers should open first, is as wide as the two others. */
export const cards = layoutStyle({
  display: 'grid',
  columnGap: vars.space.gap,
  rowGap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
  },
});

export const lead = layoutStyle({
  '@media': { [`${media.tablet} and (not ${media.desk})`]: { gridColumn: '1 / -1' } },
});
