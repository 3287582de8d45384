import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

const phone = `not all and ${media.tablet}`;

/**
 * A small portrait beside the name on a phone; from a tablet on the editor over the page's width, or over two of its
 * columns beside a single writer, and the others three in a row below their portraits.
 */
export const writers = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space.xs },
    [media.print]: { display: 'block' },
  },
});

/** The parts of the writers in a row begin on the same lines. */
export const writer = layoutStyle({
  display: 'grid',
  gridTemplate: 'auto 1fr / 6.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  alignItems: 'start',
  '@media': {
    [phone]: {
      selectors: {
        '& + &': { borderBlockStart: hair, paddingBlockStart: vars.space.l },
      },
    },
    [media.tablet]: {
      gridRow: 'span 5',
      paddingBlockEnd: vars.space.xxl,
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      selectors: {
        '&:first-child': {
          gridColumn: '1 / -1',
          gridTemplate: `auto / ${gridLines([4])}`,
          columnGap: vars.space.gap,
          alignItems: 'center',
        },
        '&:first-child:nth-last-child(3)': {
          gridColumn: 'span 2',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        },
      },
    },
    [media.print]: { display: 'block', marginBlockEnd: vars.space.m },
  },
});

globalStyle(`${writer} > :first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [phone]: { gridRow: 'span 2' } } } },
});

export const words = layoutStyle({ display: 'contents' });

const below = { '@media': { [phone]: { gridColumn: '1 / -1' } } };

export const bio = layoutStyle(below);

export const latest = layoutStyle({ font: vars.text.small, ...below });

/** The last cell: it fills the rest of the row, or a row of its own. */
export const how = layoutStyle({
  display: 'grid',
  alignContent: 'end',
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.m,
  font: vars.text.summary,
  '@media': {
    [media.tablet]: {
      alignSelf: 'start',
      selectors: {
        '&:nth-child(3n + 2)': { gridColumn: '1 / -1' },
        '&:nth-child(3n)': { gridColumn: 'span 2' },
        '&:nth-child(3)': { gridColumn: '1 / -1' },
      },
    },
  },
});

globalStyle(`${how} p`, { '@layer': { 'dn.layouts': { maxInlineSize: vars.width.text } } });

/** The editor's words are those of a page's head. */
export const leading = layoutStyle({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'grid', gap: vars.space.s, maxInlineSize: '46rem' } },
});

globalStyle(`${leading} > ${bio}`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.tablet]: { font: vars.text.deck },
        [media.desk]: { fontSize: '1.75rem', lineHeight: 1.3 },
      },
    },
  },
});
