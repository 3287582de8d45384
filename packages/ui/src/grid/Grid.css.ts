import { media, vars } from '../theme/index.ts';
import { layoutStyle } from '../vanilla-extract/index.ts';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

export const root = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.m,
  '@media': { [media.desk]: { rowGap: vars.space.l } },
});

const equal = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

/** Columns from 768 px. */
export const tablet = {
  1: layoutStyle({}),
  2: layoutStyle({ '@media': { [media.tablet]: equal(2) } }),
  3: layoutStyle({ '@media': { [media.tablet]: equal(3) } }),
};

/** Columns from 1024 px. */
export const desk = {
  1: layoutStyle({}),
  2: layoutStyle({ '@media': { [media.desk]: equal(2) } }),
  3: layoutStyle({ '@media': { [media.desk]: equal(3) } }),
  4: layoutStyle({ '@media': { [media.desk]: equal(4) } }),
};

/** Columns from 1824 px. */
export const spacious = { 4: layoutStyle({ '@media': { [media.spacious]: equal(4) } }) };

/** Eight columns on a tablet and twelve on a desktop, for cells of unequal width. */
const columns = layoutStyle({ '@media': { [media.tablet]: equal(8), [media.desk]: equal(12) } });
const cellSpans = (onTablet: number, onDesk: number) => ({
  '@media': {
    [media.tablet]: { gridColumn: `span ${onTablet}` },
    [media.desk]: { gridColumn: `span ${onDesk}` },
  },
});

/** A colored sheet needs no hairline below it. */
const underPoster = layoutStyle({
  ...cellSpans(5, 7),
  selectors: { '&:nth-child(n)': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

/** The first cell is wide, the others are in a column beside it. */
export const sides = {
  lead: { root: columns, first: layoutStyle(cellSpans(5, 8)), others: layoutStyle(cellSpans(3, 4)) },
  poster: { root: columns, first: layoutStyle(cellSpans(3, 5)), others: underPoster },
};

export const beside = layoutStyle({
  alignContent: 'start',
  '@media': {
    [`not all and ${media.tablet}`]: { rowGap: vars.space.xxs },
    [media.desk]: { rowGap: vars.space.m },
  },
});

/**
 * Three columns like classified advertisements, on a desktop the last one a little wider. On a tablet the
 * middle one is wider, because it has a hairline on each side and its label would break into two lines.
 */
export const classified = layoutStyle({
  rowGap: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)', columnGap: 0 },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)' },
  },
});

/** Vertical hairlines between them; in one column a hairline above each but the first. */
export const advertisement = layoutStyle({
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: hair, paddingBlockStart: vars.space.s },
  },
  '@media': {
    [media.tablet]: {
      paddingInline: vars.space.gap,
      selectors: {
        '& + &': { borderBlockStart: 0, paddingBlockStart: 0, borderInlineStart: hair },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

/** In one column there is a hairline above every story but the first. */
export const cell = layoutStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: hair,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.tablet]: { selectors: { ...open(tablet[2], 2), ...open(tablet[3], 3), ...open(columns, 2) } },
    [media.desk]: { selectors: { ...open(desk[2], 2), ...open(desk[3], 3), ...open(desk[4], 4) } },
    [media.spacious]: { selectors: open(spacious[4], 4) },
  },
});

/** In several columns there is one above every row but the first. */
function open(parent: string, count: number) {
  return {
    [`${parent} > &:nth-child(n)`]: { borderBlockStart: hair, paddingBlockStart: vars.space.l },
    [`${parent} > &:nth-child(-n+${count})`]: { borderBlockStart: 0, paddingBlockStart: 0 },
  };
}
