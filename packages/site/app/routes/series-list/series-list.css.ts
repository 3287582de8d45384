import { globalStyle } from '@vanilla-extract/css';
import { media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

const phone = `not all and ${media.tablet}`;
const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;

/** The first series over the page's width, the others below it two abreast; a wide window has their parts beside them. */
export const list = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A picture in eight columns, its parts in the four beside it. */
export const lead = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.s,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: gridLines([5], 8) },
    [media.desk]: { gridTemplateColumns: gridLines([8]) },
  },
});

export const series = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
  borderBlockStart: hair,
  paddingBlockStart: vars.space.l,
  '@media': {
    [phone]: { borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}` },
    // The parts of two abreast begin on one line.
    [`${media.tablet} and (not ${media.spacious})`]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    [media.spacious]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.gap,
      alignItems: 'start',
    },
  },
});

/** On a phone too the summaries are whole. */
export const whole = layoutStyle({});
globalStyle(`:is(${series}, ${whole}) p`, {
  '@layer': { 'dn.layouts': { '@media': { [phone]: { WebkitLineClamp: 'none' } } } },
});

/** The parts, with their numbers in the hue of the series. */
export const parts = layoutStyle({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  counterReset: 'part',
});

globalStyle(`${parts} li`, {
  '@layer': {
    'dn.layouts': {
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      borderBlockStart: hair,
      counterIncrement: 'part',
      font: vars.text.h6,
    },
  },
});
// Beside the lead the parts are as high as its picture and its words.
globalStyle(`${lead} > ${parts}`, {
  '@layer': {
    'dn.layouts': {
      '@media': { [media.tablet]: { gridAutoRows: '1fr' } },
    },
  },
});
globalStyle(`${lead} > ${parts} li:first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tablet]: { borderBlockStart: 0 } } } },
});
globalStyle(`${lead} > ${parts} li`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.desk]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)', font: vars.text.h4 },
        [media.spacious]: { font: vars.text.h3 },
      },
    },
  },
});
globalStyle(`${parts} li::before`, {
  '@layer': {
    'dn.layouts': {
      content: 'counter(part)',
      color: sectionHue,
      font: vars.text.h4,
      fontVariantNumeric: 'lining-nums',
    },
  },
});
globalStyle(`${parts} a`, {
  '@layer': {
    'dn.layouts': {
      paddingBlock: vars.space.xs,
      color: 'inherit',
      textDecoration: 'none',
      textWrap: 'balance',
    },
  },
});
globalStyle(`${parts} a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });
