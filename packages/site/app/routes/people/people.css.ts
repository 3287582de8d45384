import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../shell/grid-lines.ts';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/**
 * Rows with a small portrait on a phone; from a tablet on the editor over the page's width, and the others
 * three in a row below their portraits. In four columns the editor has two, and in three beside a single writer.
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
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.print]: { display: 'block' },
  },
});

export const writer = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  alignItems: 'start',
  '@media': {
    [`not all and ${media.tablet}`]: {
      selectors: {
        '& + &': { borderBlockStart: hair, paddingBlockStart: vars.space.l },
      },
    },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      selectors: {
        '&:first-child': {
          gridColumn: '1 / -1',
          gridTemplateColumns: gridLines([4]),
          columnGap: vars.space.gap,
          alignItems: 'end',
        },
        '&:first-child:nth-last-child(3)': {
          gridColumn: 'span 2',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'start',
        },
      },
    },
    [media.spacious]: {
      selectors: {
        '&:first-child': { gridColumn: 'span 2', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
    [media.print]: { display: 'block', marginBlockEnd: vars.space.m },
  },
});

// In four columns the editor's portrait is about as high as the others with their texts.
globalStyle(`${writer}:first-child:not(:nth-last-child(3)) > :first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { aspectRatio: '3 / 4' } } } },
});

export const words = layoutStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

export const bio = layoutStyle({});

export const latest = layoutStyle({ font: vars.text.small });

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
    [media.spacious]: {
      selectors: { '&:nth-child(n)': { gridColumn: '1 / -1' }, '&:nth-child(3)': { gridColumn: 'auto' } },
    },
  },
});

globalStyle(`${how} p`, { '@layer': { 'dn.layouts': { maxInlineSize: vars.width.text } } });

/** The editor's words are those of a page's head. */
export const leading = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  maxInlineSize: '46rem',
});

globalStyle(`${leading} > ${bio}`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tablet]: { font: vars.text.deck } } } },
});
