import { media, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../shell/grid-lines.ts';

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

/** One cover for each age, which leads to its shelf: all in a row, on a phone in two. */
export const ages = layoutStyle({
  listStyle: 'none',
  padding: 0,
  marginBlockStart: vars.space.s,
  display: 'grid',
  columnGap: vars.space.s,
  rowGap: vars.space.s,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', columnGap: vars.space.m },
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
});

export const shelfHead = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: '2.75rem',
  marginBlockEnd: vars.space.m,
});
export const shelfTitle = layoutStyle({ font: vars.text.label });

export const intro = layoutStyle({
  maxInlineSize: '38em',
  font: vars.text.summary,
  color: vars.color.text.muted,
});
/** Who wrote the shelf below. */
export const about = layoutStyle({
  maxInlineSize: vars.width.text,
  marginBlockEnd: vars.space.l,
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

/** Two to five covers in a row. */
export const books = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  rowGap: vars.space.xl,
  columnGap: vars.space.gap,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: vars.space.m },
  },
});

/** The reading list: ages in a narrow column, the books beside it. */
export const readingHead = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  marginBlockEnd: vars.space.l,
});

export const age = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.l,
  '@media': {
    [media.desk]: { gridTemplateColumns: gridLines([2]), columnGap: vars.space.gap },
  },
});

export const ageName = layoutStyle({ font: vars.text.label });

export const notes = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A book with its cover before it. */
export const noted = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'start',
});

export const heard = layoutStyle(visuallyHidden);
