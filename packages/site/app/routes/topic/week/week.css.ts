import { globalStyle } from '@vanilla-extract/css';
import { media, sectionHue, vars, visuallyHidden } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

const rows = `${media.tablet} and (not ${media.wide})`;
const phone = `not all and ${media.tablet}`;

/** A row for each day; a column for each where the longest word of one, of 123 px, has room. */
export const days = layoutStyle({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});

export const day = layoutStyle({
  display: 'grid',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockStart: hair,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    // The moon beside the date and the sun below it, so that a row is as high as what is free.
    [phone]: {
      gridTemplateColumns: '5.25rem 2rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: 0,
    },
    [rows]: { gridTemplateColumns: '8rem minmax(0, 1fr) 14rem' },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      rowGap: vars.space.s,
      paddingBlock: 0,
      paddingInline: vars.space.m,
      borderBlockStart: 0,
      borderInlineStart: hair,
      selectors: {
        '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const name = layoutStyle({ margin: 0, minInlineSize: 0 });
export const date = layoutStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs });
globalStyle(`${date} > span`, { '@layer': { 'dn.layouts': { font: vars.text.label } } });
export const number = layoutStyle({
  selectors: {
    [`${date} > &`]: { font: vars.text.h4, letterSpacing: vars.tracking.tight, whiteSpace: 'nowrap' },
  },
});
/** Today stands on a slip of yolk, like the current page of a pager. */
export const today = layoutStyle({
  paddingInline: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  background: vars.color.bright.base,
  color: vars.color.bright.on,
});

export const entries = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
  '@media': { [phone]: { gridColumn: 3, gridRow: '1 / 4' } },
});
export const label = layoutStyle({ font: vars.text.kicker, color: sectionHue });
export const things = layoutStyle({ listStyle: 'none', padding: 0, margin: 0 });
export const thing = layoutStyle({
  font: vars.text.h6,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});
globalStyle(`${thing} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'inline-block',
      paddingBlock: '0.3125rem',
      color: 'inherit',
      textDecorationThickness: '1px',
      textDecorationColor: vars.color.border.strong,
      textUnderlineOffset: '0.2em',
      '@media': { [phone]: { paddingBlock: '0.6875rem' } },
    },
  },
});
export const text = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });

/** The sky of the day: on a phone around the date, on a tablet at the end of the row, else under what is on. */
export const sky = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'center',
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': {
    [phone]: { display: 'contents' },
    [rows]: { gridColumn: '3', alignContent: 'start' },
    // Some names take two lines beside the moon: below it each takes one.
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});
export const moonName = layoutStyle({
  color: vars.color.text.body,
  '@media': { [phone]: { gridColumn: '1 / 3', marginBlockStart: vars.space.xs } },
});
export const light = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: vars.space.m,
  '@media': { [phone]: { gridColumn: '1 / 3' } },
});
export const moon = layoutStyle({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  gridRow: 'span 2',
  '@media': {
    [phone]: { inlineSize: '2rem', blockSize: '2rem', gridColumn: 2, gridRow: 1, alignSelf: 'end' },
  },
});
export const moonDisc = layoutStyle({
  fill: vars.color.border.hairline,
  stroke: vars.color.text.muted,
  strokeWidth: 0.5,
});
export const moonLight = layoutStyle({ fill: vars.color.bright.base });
export const fine = layoutStyle({
  marginBlockStart: vars.space.m,
  maxInlineSize: vars.width.text,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const heard = layoutStyle(visuallyHidden);

/** It follows the line of sections without the distance of two sections. */
export const root = layoutStyle({ selectors: { '&&': { marginBlockStart: 0 } } });
