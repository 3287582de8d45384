import { globalStyle } from '@vanilla-extract/css';
import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The categories in a row above the questions. */
export const spread = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

export const contents = layoutStyle({ '@media': { [media.print]: { display: 'none' } } });

/** In columns of a fixed width, because names in a row would wrap differently when the font loads. */
export const contentsList = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.75rem, 100%), 1fr))',
  columnGap: vars.space.xs,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: vars.space.gap } },
});

export const contentsLink = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.text.body,
  font: vars.text.control,
  textDecoration: 'none',
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.75rem',
    marginInlineEnd: vars.space.xs,
    borderBlockStart: `${vars.rule.tile} solid ${sectionHue}`,
  },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const groups = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  minInlineSize: 0,
});
globalStyle(`${groups} > section`, {
  '@layer': { 'dn.layouts': { marginBlockStart: 0, scrollMarginBlockStart: '5rem' } },
});

/** From a tablet on the questions are beside the picture of their category, under its label. */
export const group = layoutStyle({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.gap,
      alignItems: 'start',
    },
    [media.print]: { display: 'block' },
  },
});

globalStyle(`${group} > :last-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tablet]: { gridArea: '1 / 2 / -1' } } } },
});

/** A phone needs the room for the questions. */
export const picture = layoutStyle({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' }, [media.print]: { display: 'none' } },
});

export const asOf = layoutStyle({ marginBlockStart: vars.space.s });

export const corrected = layoutStyle({
  marginBlockStart: vars.space.s,
  font: vars.text.small,
  color: vars.color.text.muted,
});

/** The link to an answer, for sharing. */
export const address = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.small,
  '@media': { [media.print]: { display: 'none' } },
});

/** The block under the questions. */
export const more = layoutStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
});

export const moreTitle = layoutStyle({ font: vars.text.h3, letterSpacing: vars.tracking.tight });
