import { globalStyle } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

/** As wide as every page. */
export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: `1.125rem ${vars.space.xxxl}`,
});

/** Children's books in eight columns, the advertisement in the four beside them. */
export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: gridLines([8]),
      columnGap: vars.space.gap,
    },
  },
});

export const words = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

/** One cover for each age, which leads to its shelf: all in a row, which scrolls on a phone. */
export const ages = layoutStyle({
  listStyle: 'none',
  // Room for the focus ring, and on a phone up to the edge of the window, where more covers follow.
  padding: vars.space.xs,
  marginBlock: `${vars.space.xs} calc(-1 * ${vars.space.xs})`,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(4.5rem, 1fr)',
  columnGap: vars.space.m,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [`not all and ${media.tablet}`]: { marginInlineEnd: `calc(-1 * ${vars.width.gutter})` },
    [media.print]: { display: 'none' },
  },
});
export const ageLink = layoutStyle({
  display: 'grid',
  gap: vars.space.xxs,
  font: vars.text.kicker,
  color: vars.color.text.body,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

/** A hairline separates a pale cover from pale paper. */
export const cover = layoutStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  alignSelf: 'start',
  outline: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  outlineOffset: '-1px',
});

export const shelf = layoutStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.m,
});

export const intro = layoutStyle({
  maxInlineSize: '38em',
  font: vars.text.summary,
  color: vars.color.text.muted,
});

/** A university's advertisement, with the background and label of all advertisements. */
export const promo = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  background: vars.color.surface.sunken,
  padding: vars.space.l,
  '@media': { [media.print]: { display: 'none' } },
});

export const label = layoutStyle({ font: vars.text.kicker, color: vars.color.text.muted });
export const promoTitle = layoutStyle({ font: vars.text.h4, letterSpacing: vars.tracking.tight });
export const promoText = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });
export const promoLinks = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const shelfHead = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  justifyItems: 'start',
  marginBlockEnd: vars.space.l,
});

/** Two to six covers in a row, on a desktop as wide as those of the reading list. */
export const books = layoutStyle({
  display: 'grid',
  rowGap: vars.space.xl,
  columnGap: vars.space.gap,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [media.spacious]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: vars.space.m },
  },
});
// No title is cut: few are longer than two lines.
globalStyle(`${books} h3`, { '@layer': { 'dn.layouts': { WebkitLineClamp: 'none', lineClamp: 'none' } } });
export const list = layoutStyle({ display: 'contents', listStyle: 'none' });

/** The head of the shelf stands in the first two places of five or above six, so that all rows are full. */
export const first = layoutStyle({
  gridColumn: '1 / -1',
  '@media': {
    [media.desk]: { gridColumn: 'span 2', marginBlockEnd: 0 },
    [media.spacious]: { gridColumn: '1 / -1' },
  },
});

/** In a very wide window the age stands in the first of six columns. */
export const age = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  borderBlockStart: `${vars.rule.tile} solid ${vars.color.accent.base}`,
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': { [media.spacious]: { gridTemplateColumns: gridLines([2]) } },
});

export const ageName = layoutStyle({ font: vars.text.h3, letterSpacing: vars.tracking.tight });

export const notes = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.l} ${vars.space.gap}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // The longest shelves have five books; a shorter one leaves cells empty, so that all columns align. Larger
    // text has fewer columns.
    [media.desk]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(9.5rem, (100% - 4 * ${vars.space.gap}) / 5), 1fr))`,
    },
  },
});

/** A book with its cover before it; on a desktop the cover is above it, as wide as the column. */
export const noted = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: `${vars.space.s} ${vars.space.m}`,
  alignContent: 'start',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const heard = layoutStyle(visuallyHidden);
