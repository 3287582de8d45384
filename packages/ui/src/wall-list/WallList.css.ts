import { media, vars } from '../theme/index.ts';
import { clamp } from '../theme/clamp.ts';
import { componentStyle, componentVariants, layoutStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/** The width for two stories in a row; the frame of a tablet's page is narrower than the window. */
const abreast = '(min-width: 40rem)';

export const root = componentStyle({ minInlineSize: 0, listStyle: 'none' });

export const variant = componentVariants({
  wall: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A list that is higher than its stories gives the room to the lead's picture: every other row is as
    // high as its text.
    gridTemplateRows: 'minmax(auto, 1fr)',
    columnGap: vars.space.gap,
    '@media': {
      [abreast]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      // Lead and pairs share eight columns of twelve, the rail has four; its last story is as high as the
      // rows of pairs.
      [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    },
  },
  compact: {},
  wide: {},
});

/**
 * The rail on a desktop: three pictures that are as high as the stories beside them leave room for, or five
 * headlines with whatever pictures they have.
 */
export const railOf = {
  pictures: layoutStyle({
    '@media': { [media.desk]: { gridTemplateRows: 'repeat(2, minmax(auto, 1fr))' } },
  }),
  headlines: layoutStyle({
    '@media': { [media.desk]: { gridTemplateRows: 'repeat(3, auto) minmax(auto, 1fr)' } },
  }),
};

/** The link of the headline covers the item. */
const entry = {
  position: 'relative',
  minInlineSize: 0,
  borderBlockStart: hair,
} as const;

/** The height of a tile's frame on a phone, which shows one headline. */
const low = '(max-height: 12rem)';
/** The one wide tile of the front page. */
const wide = '(min-width: 26rem) and (min-height: 20rem)';

export const item = componentVariants({
  wall: {
    ...entry,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.m,
    alignContent: 'start',
    paddingBlock: '1.125rem',
  },
  compact: {
    ...entry,
    paddingBlock: '0.5625rem',
    selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
    '@media': { [low]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
  },
});

export const tileHeadline = layoutStyle({
  selectors: {
    [`${item.compact}:first-child &`]: {
      '@media': {
        [wide]: { font: vars.text.h3, lineHeight: 1.08 },
        [`${low} and (max-width: 19rem)`]: { font: vars.text.h6 },
      },
    },
  },
});

/** Only where the tile is wide and high. */
const inWideTile = { display: 'none', '@media': { [wide]: { display: 'block' } } } as const;

export const tilePicture = layoutStyle({ ...inWideTile, aspectRatio: '2', marginBlockEnd: '0.75rem' });

export const tileSummary = componentStyle({
  ...cardText,
  display: 'none',
  '@media': { [wide]: clamp(4) },
  color: vars.color.text.muted,
});

/** Beside a square picture on a phone. */
export const pictured = componentStyle({ gridTemplateColumns: 'minmax(0, 1fr) min(6.5rem, 37%)' });

export const words = componentVariants({
  wall: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem', alignContent: 'start' },
  compact: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs },
});

/** The position of an item on the wall. */
export const place = {
  lead: layoutStyle({
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    rowGap: vars.space.m,
    borderBlockStart: 0,
    paddingBlockStart: 0,
    '@media': {
      [abreast]: { gridColumn: '1 / -1' },
      [media.desk]: {
        gridColumn: '1 / 9',
        paddingBlockEnd: vars.space.l,
        selectors: {
          [`${railOf.pictures} > &`]: { gridRow: '1 / 3' },
          [`${railOf.headlines} > &`]: { gridRow: '1 / 5' },
        },
      },
    },
  }),
  rail: layoutStyle({
    '@media': {
      [media.desk]: {
        gridColumn: '9 / -1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: vars.space.xs,
        selectors: {
          '&:nth-child(2)': { gridRow: 1, borderBlockStart: 0, paddingBlockStart: 0 },
          '&:nth-child(3)': { gridRow: 2 },
          [`${railOf.pictures} > &`]: { gridTemplateRows: 'minmax(7.5rem, 1fr) auto' },
          [`${railOf.pictures} > &:nth-child(4)`]: { gridRow: '3 / 5' },
          // With at most one pair there is one row to be beside.
          [`${railOf.pictures} > &:nth-child(4):nth-last-child(-n + 3)`]: { gridRow: 3 },
          [`${railOf.headlines} > &:nth-child(4)`]: { gridRow: 3 },
          [`${railOf.headlines} > &:nth-child(5)`]: { gridRow: 4 },
          [`${railOf.headlines} > &:nth-child(6)`]: { gridRow: '5 / 7' },
        },
      },
    },
  }),
  pair: layoutStyle({
    '@media': {
      [media.desk]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridColumn: 'span 4',
        selectors: {
          [`${railOf.pictures} > &:nth-child(5)`]: { gridColumn: '1 / 5', gridRow: 3 },
          [`${railOf.pictures} > &:nth-child(6)`]: { gridColumn: '5 / 9', gridRow: 3 },
          [`${railOf.pictures} > &:nth-child(7)`]: { gridColumn: '1 / 5', gridRow: 4 },
          [`${railOf.pictures} > &:nth-child(8)`]: { gridColumn: '5 / 9', gridRow: 4 },
          [`${railOf.headlines} > &:nth-child(7)`]: { gridColumn: '1 / 5', gridRow: 5 },
          [`${railOf.headlines} > &:nth-child(8)`]: { gridColumn: '5 / 9', gridRow: 5 },
          [`${railOf.headlines} > &:nth-child(9)`]: { gridColumn: '1 / 5', gridRow: 6 },
          [`${railOf.headlines} > &:nth-child(10)`]: { gridColumn: '5 / 9', gridRow: 6 },
          // A story without a partner has the whole row.
          '&:nth-child(odd):last-child': { gridColumn: '1 / 9' },
        },
      },
    },
  }),
  rest: layoutStyle({ '@media': { [media.desk]: { gridColumn: 'span 6' } } }),
};

export const picture = {
  lead: layoutStyle({
    blockSize: '100%',
    minBlockSize: '9rem',
    '@media': {
      [abreast]: { aspectRatio: '2' },
      // Its own height would leave the stories below it no room in a very wide frame.
      [media.desk]: { aspectRatio: 'auto', minBlockSize: '27rem', contain: 'size' },
    },
  }),
  rail: layoutStyle({
    aspectRatio: '1',
    '@media': {
      [media.desk]: {
        aspectRatio: '2',
        order: -1,
        // Its own height must not make the row of the rail higher.
        selectors: { [`${railOf.pictures} &`]: { aspectRatio: 'auto', blockSize: '100%', contain: 'size' } },
      },
    },
  }),
  // Two in a row below a large picture: headlines without pictures are enough.
  pair: layoutStyle({ aspectRatio: '1', '@media': { [media.desk]: { display: 'none' } } }),
  rest: layoutStyle({ aspectRatio: '1' }),
};

export const summary = componentStyle({
  ...cardText,
  ...clamp(3),
  color: vars.color.text.muted,
  maxInlineSize: vars.width.text,
  '@media': {
    // On a phone a headline beside its square is enough, so that a frame of 1200 px shows more of them.
    [`not all and ${abreast}`]: { display: 'none' },
    // Eight stories fill the 1200 px of a frame at this length.
    [media.desk]: { WebkitLineClamp: 2 },
  },
});

export const deck = componentStyle({
  font: vars.text.deck,
  color: vars.color.text.muted,
  maxInlineSize: '46rem',
});

export const outlet = componentStyle({ color: vars.color.text.body });

export const waiting = componentStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'stretch' });
