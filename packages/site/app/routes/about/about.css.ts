import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.section,
} as const;

const desk = (template: string) => ({ '@media': { [media.desk]: { gridTemplateColumns: template } } });

/** A low picture, beside which the title stands where that of other pages does. */
export const about = layoutStyle({});
globalStyle(`${about} > div:has(> picture)`, { '@layer': { 'dn.layouts': { alignItems: 'start' } } });
globalStyle(`${about} > div > picture img`, {
  '@layer': {
    'dn.layouts': { '@media': { [media.desk]: { aspectRatio: '9 / 4', objectPosition: '50% 70%' } } },
  },
});

/** The mission in eight columns, with its rules beside it. */
export const opening = layoutStyle({ ...columns, ...desk(gridLines([8])) });

/** Two short sections at the end. */
export const closing = layoutStyle({ ...columns, ...desk(gridLines([4])) });

globalStyle(`${opening} > section, ${closing} > section`, {
  '@layer': { 'dn.layouts': { marginBlockStart: 0 } },
});

/** The summary of the page, in two sentences. */
export const pulled = layoutStyle({
  maxInlineSize: '30em',
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  marginBlockEnd: vars.space.l,
  '@media': {
    [media.desk]: { font: vars.text.h3, paddingInlineStart: vars.space.l },
    [media.spacious]: { font: vars.text.h2 },
  },
});

/** In a wide window in two columns. */
export const prose = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.width.text,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.gap,
      maxInlineSize: 'none',
    },
  },
});

/** A name in four columns and its text in eight. */
export const entries = layoutStyle({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const entry = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xs,
  paddingBlock: '1.25rem',
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: gridLines([4]) } },
});

globalStyle(`${entry} > p`, { '@layer': { 'dn.layouts': { maxInlineSize: vars.width.text } } });

/** The year with which the story starts. */
export const year = layoutStyle({
  font: vars.text.h2,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

/** The values in three columns of two. */
export const values = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space.xl },
  },
});

export const value = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  borderBlockStart: `${vars.rule.tile} solid ${vars.color.band.kicker}`,
  paddingBlockStart: vars.space.s,
});

globalStyle(`${value} h3`, {
  '@layer': { 'dn.layouts': { font: vars.text.h4, letterSpacing: vars.tracking.tight } },
});

/**
 * Up to seven portraits in one row, up to three of them larger, and more in rows of five; on a phone in pairs,
 * and on a tablet six beside a large one.
 */
export const people = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.m,
  rowGap: vars.space.l,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: vars.space.xs },
    [media.desk]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
  selectors: {
    '&:not(:has(> :nth-child(4)))': {
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
    '&:has(> :nth-child(8))': {
      '@media': { [media.desk]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
    },
  },
});

/** From a tablet on the roles in a row begin on one line, below names of one or two lines. */
export const person = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  alignContent: 'start',
  '@media': {
    [media.tablet]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', paddingBlockEnd: vars.space.s },
  },
});

const phone = `not all and ${media.tablet}`;
const first = `${person}:first-child:nth-last-child(odd)`;
globalStyle(first, { '@layer': { 'dn.layouts': { '@media': { [phone]: { gridColumn: '1 / -1' } } } } });

// The portrait is as high as the two rows beside it.
const large = `${person}:first-child:nth-last-child(7)`;
globalStyle(large, {
  '@layer': { 'dn.layouts': { '@media': { [media.tabletOnly]: { gridArea: 'span 6 / span 2' } } } },
});
globalStyle(`${large} > :first-child`, {
  '@layer': {
    'dn.layouts': { '@media': { [media.tabletOnly]: { gridRow: 'span 4', aspectRatio: 'auto' } } },
  },
});

globalStyle(`${person} h3`, {
  '@layer': { 'dn.layouts': { font: vars.text.h6, marginBlockStart: vars.space.xs } },
});
globalStyle(`${person} h3 a`, { '@layer': { 'dn.layouts': { color: 'inherit' } } });

// Three buttons of different widths in a column as wide as a phone.
globalStyle(`${closing} > :last-child > p`, {
  '@layer': { 'dn.layouts': { '@media': { [phone]: { display: 'grid' } } } },
});
