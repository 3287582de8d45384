import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;
/** Between a phone and a very wide window the tips are in two columns. */
const twoColumns = `${media.tablet} and (max-width: 113.99rem)`;
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
 * The picture of a category and its tips: side by side, or four in a row. On a tablet the picture is above two
 * columns of tips, and a row of four is two rows of two.
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

const above = { aspectRatio: '16 / 9' };
/** As high as the tips beside it, so that nothing is left empty under it; its own height does not count. */
const high = { blockSize: '100%', contain: 'size', aspectRatio: 'auto' };

const beside = { ...high, gridColumn: 'span 6' };

export const picture = {
  before: layoutStyle({
    '@media': {
      [media.tabletOnly]: above,
      [media.desk]: beside,
      [media.spacious]: { gridColumn: 'span 5' },
    },
  }),
  after: layoutStyle({
    '@media': {
      [media.tabletOnly]: above,
      [media.desk]: { ...beside, order: 1 },
      [media.spacious]: { gridColumn: 'span 5' },
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
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignContent: 'start',
      columnGap: vars.space.gap,
      rowGap: vars.space.l,
    },
    [media.desk]: { gridColumn: 'span 6' },
    [media.spacious]: { gridColumn: 'span 7' },
  },
});
/** Of an odd number the last tip takes a row, and after another section the first one. */
const firstWide = layoutStyle({});
const wide = `${lines}:not(${firstWide}) > :last-child:nth-child(odd)`;
globalStyle(`${wide}, ${firstWide} > :first-child:nth-last-child(odd)`, {
  '@layer': { 'dn.layouts': { '@media': { [twoColumns]: { gridColumn: '1 / -1' } } } },
});
globalStyle(`${lines} > * > div`, {
  '@layer': {
    'dn.layouts': { '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const tips = {
  before: lines,
  after: `${lines} ${firstWide}`,
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
      '@media': { [twoColumns]: { marginBlockStart: 0, borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
});
const apart = {
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  borderBlockStart: hair,
  paddingBlockStart: vars.space.m,
};
globalStyle(`${tips.row} > * + *`, { '@layer': { 'dn.layouts': { '@media': { [phone]: apart } } } });

/** The picture of the first tip is as high as the words beside it. */
export const lead = layoutStyle({});
globalStyle(`${lead} img`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { ...high, minBlockSize: '18rem' } } } },
});

export const paragraph = layoutStyle({ maxInlineSize: vars.width.text });

/** The first category follows the featured tip without a gap. */
export const categories = layoutStyle({});
globalStyle(`${categories} > section:first-child`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

/** The source of a tip; lines have no gap above it. */
export const source = layoutStyle({
  selectors: { [`${lines} &`]: { marginBlockStart: vars.space.xs } },
});

// The links to sources, less prominent than the tip.
globalStyle(`${source}, ${source} a, ${tip} a[href*="wikipedia.org"]`, {
  '@layer': { 'dn.layouts': { font: vars.text.caption, color: vars.color.text.muted } },
});
