import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;
const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

const spread = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  alignItems: 'start',
} as const;

const sided = layoutStyle({
  ...spread,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'stretch' } },
});

/**
 * The picture of a category and its tips: side by side, or four in a row. On a tablet the picture is a wide
 * strip above two columns of tips, or below three, and a row of four is two rows of two.
 */
export const layout = {
  before: sided,
  after: sided,
  row: layoutStyle({
    ...spread,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.l },
      [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
};

const strip = { aspectRatio: '2.6', gridColumn: '1 / -1' };
/** As high as the tips beside it, so that nothing is left empty under it; its own height does not count. */
const high = { blockSize: '100%', contain: 'size', aspectRatio: 'auto' };

export const picture = {
  before: layoutStyle({
    '@media': { [media.tabletOnly]: strip, [media.desk]: { ...high, gridColumn: 'span 5' } },
  }),
  after: layoutStyle({
    '@media': {
      [media.tabletOnly]: { ...strip, order: 1 },
      [media.desk]: { ...high, gridColumn: 'span 5', order: 1 },
    },
  }),
  row: layoutStyle({
    '@media': {
      [media.tablet]: { ...high, alignSelf: 'stretch', minBlockSize: '12rem' },
    },
  }),
};

const lines = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [media.tabletOnly]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.gap,
      rowGap: vars.space.l,
    },
    [media.desk]: { gridColumn: 'span 7' },
  },
});
globalStyle(`${lines} > :last-child:nth-child(odd)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tabletOnly]: { gridColumn: '1 / -1' } } } },
});
/** Three columns, so that neighbors differ; a fourth tip has a row of its own. */
const thirds = layoutStyle({
  '@media': { [media.tabletOnly]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${thirds} > :last-child:nth-child(3)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tabletOnly]: { gridColumn: 'auto' } } } },
});

export const tips = {
  before: lines,
  after: `${lines} ${thirds}`,
  // Each tip is a cell beside the picture.
  row: layoutStyle({ display: 'contents' }),
};

/** One below the other with hairlines between them; in a row with gaps. */
export const tip = layoutStyle({
  paddingBlock: 0,
  selectors: {
    [`${lines} > & + &`]: {
      marginBlockStart: vars.space.xs,
      borderBlockStart: hair,
      paddingBlockStart: vars.space.m,
      '@media': { [media.tabletOnly]: { marginBlockStart: 0, borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
});
const apart = {
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
};
globalStyle(`${tips.row} > * + *`, { '@layer': { 'dn.layouts': { '@media': { [phone]: apart } } } });

export const paragraph = layoutStyle({ maxInlineSize: vars.width.text });

/** The first category follows the featured tip without a gap. */
export const categories = layoutStyle({});
globalStyle(`${categories} > section:first-child`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

/** The source of a tip. */
export const source = layoutStyle({ font: vars.text.caption });

/** The link to the source, less prominent than the tip. */
globalStyle(`${tip} a[href*="wikipedia.org"]`, {
  '@layer': { 'dn.layouts': { font: vars.text.caption, color: vars.color.text.muted } },
});
