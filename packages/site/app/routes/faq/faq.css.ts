import { globalStyle } from '@vanilla-extract/css';
import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The categories in a row above the questions. */
export const spread = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

/** In a narrow desktop too the title is on one line: the text beside it stands lower. */
export const head = layoutStyle({});
globalStyle(`${head} h1`, {
  '@layer': {
    'dn.layouts': { '@media': { [media.desk]: { inlineSize: `calc(150% + ${vars.space.gap} / 2)` } } },
  },
});

export const contents = layoutStyle({ '@media': { [media.print]: { display: 'none' } } });

/** In columns of a fixed width, because names in a row would wrap differently when the font loads. */
export const contentsList = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.75rem, 100%), 1fr))',
  columnGap: vars.space.xs,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: vars.space.gap },
  },
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
  '@media': {
    [media.spacious]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.gap },
  },
});
// Beside nothing, the block under the questions takes a row.
globalStyle(`${groups} > :last-child:nth-child(odd)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridColumn: '1 / -1' } } } },
});
globalStyle(`${groups} > section`, {
  '@layer': { 'dn.layouts': { marginBlockStart: 0, scrollMarginBlockStart: '5rem' } },
});

/**
 * On a phone the picture of a category is beside its name, above the questions; from a tablet on it is under
 * the name, beside the questions.
 */
export const group = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  columnGap: vars.space.gap,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
    },
    [media.print]: { display: 'block' },
  },
});

globalStyle(`${group} > :last-child`, {
  '@layer': {
    'dn.layouts': {
      gridColumn: '1 / -1',
      '@media': {
        [media.tablet]: { gridArea: '1 / 2 / -1' },
      },
    },
  },
});

globalStyle(`${group} h2`, { '@layer': { 'dn.layouts': { font: vars.text.h4 } } });

export const picture = layoutStyle({
  '@media': {
    [`not all and ${media.tablet}`]: { marginBlockStart: vars.space.s },
    [media.tabletOnly]: { aspectRatio: '1' },
    [media.print]: { display: 'none' },
  },
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

/** The block under the questions, in a very wide window beside the last ones. */
export const more = layoutStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  '@media': { [media.spacious]: { gap: vars.space.m, font: vars.text.deck } },
});

export const moreTitle = layoutStyle({
  font: vars.text.h3,
  letterSpacing: vars.tracking.tight,
  '@media': { [media.spacious]: { font: vars.text.h1 } },
});
