import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, media, sectionHue, vars } from '@daily-nest/ui/theme';

/** The second row of the front page: the sign-up like a coupon, the video beside it with the wider half. */
export const opening = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlockStart: vars.space.xl,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' },
  },
});

export const coupon = layoutStyle({
  border: `${vars.rule.hair} dashed ${vars.color.border.control}`,
  padding: vars.space.l,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const video = layoutStyle({ minInlineSize: 0 });
globalStyle(`${video} > section`, { '@layer': { layouts: { marginBlockStart: 0 } } });

/** The eight walls: one column, two, four. */
export const coverage = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.l,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Title, words, wall and link stand on the same lines in every tile of a row. */
export const tile = layoutStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: vars.space.xs,
  borderBlockStart: `${vars.rule.thick} solid ${sectionHue}`,
  paddingBlockStart: vars.space.s,
});

export const tileText = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });

export const band = layoutStyle({ marginBlockStart: vars.space.xl });
