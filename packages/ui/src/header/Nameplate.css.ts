import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { columns, huge, tight } from './columns.ts';
import { roomy } from './roomy.ts';

/** The space below the tagline. */
const foot = { phone: '10px', desk: '8px' };

/** The heights of the nameplate with all that stands around it, which the header scrolls away. */
export const heights = {
  phone: `calc(${vars.masthead.height} + ${foot.phone})`,
  desk: `calc(${vars.masthead.height} + ${foot.desk})`,
  // With room for the larger name.
  huge: `calc(1.16 * ${vars.masthead.height} + ${foot.desk})`,
};

/** The name as the heading of the front page. */
export const heading = componentStyle({ margin: 0, font: 'inherit' });

export const root = componentStyle({
  ...columns,
  minBlockSize: heights.phone,
  paddingBlockEnd: foot.phone,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateAreas: '"name name" "start end"',
  // With links on both sides of the name, Tab moves from left to right as well.
  readingFlow: 'grid-rows',
  columnGap: vars.space.gap,
  alignContent: 'space-between',
  '@media': {
    [media.desk]: {
      minBlockSize: heights.desk,
      paddingBlockEnd: foot.desk,
      gridTemplateColumns: vars.masthead.columns,
      gridTemplateAreas: vars.masthead.areas,
      alignContent: 'end',
      alignItems: 'end',
    },
    [huge]: { minBlockSize: heights.huge },
    [media.print]: { display: 'block', minBlockSize: 0 },
  },
});

export const name = componentStyle({
  gridArea: 'name',
  justifySelf: vars.masthead.align,
  textAlign: vars.masthead.align,
  maxInlineSize: '100%',
});

/** Where the bar above has the mark, the name stands without it. */
const mark = '--dn-plate-mark';

export const link = componentStyle({
  vars: { [mark]: 'none' },
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { ...roomy({ vars: { [mark]: 'block' } }), [tight]: { zoom: 0.88 }, [huge]: { zoom: 1.2 } },
});

globalStyle(`${link} > span`, { '@layer': { 'dn.components': { display: 'block' } } });

globalStyle(`${link} svg`, { '@layer': { 'dn.layouts': { display: `var(${mark})` } } });

export const words = componentStyle({
  display: 'block',
  font: vars.text.nameplate,
  letterSpacing: vars.tracking.plate,
});

export const tagline = componentStyle({
  margin: 0,
  // Clear of the tails of the name's letters, in the same height.
  position: 'relative',
  insetBlockStart: '0.2rem',
  font: vars.text.summary,
  fontStyle: 'italic',
  fontSize: 'min(1.125rem, 4.8vi)',
  lineHeight: 1.25,
  letterSpacing: vars.tracking.normal,
  '@media': { [media.desk]: { fontSize: '1.25rem' } },
});

const notice = {
  minInlineSize: 0,
  '@media': {
    [media.desk]: { paddingBlockEnd: '2px' },
    [media.print]: { display: 'none' },
  },
} as const;

export const start = componentStyle({ ...notice, gridArea: 'start' });
export const end = componentStyle({
  ...notice,
  gridArea: 'end',
  textAlign: 'end',
  '@media': {
    ...notice['@media'],
    [media.desk]: { paddingBlockEnd: '2px', textAlign: vars.masthead.endAlign },
  },
});

export const way = componentStyle({
  display: 'inline-block',
  font: vars.text.control,
  lineHeight: 'clamp(44px, 11.2vi, 2.75rem)',
  fontSize: 'min(0.9375rem, 4.1vi)',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  whiteSpace: 'nowrap',
  // Not underlined like the words.
  '::after': { content: '" →" / ""', display: 'inline-block', whiteSpace: 'pre' },
  selectors: {
    '&:hover': { color: 'inherit', textDecorationThickness: '2px' },
    '&:dir(rtl)::after': { content: '" ←" / ""' },
  },
  '@media': {
    [media.desk]: {
      display: 'inline-block',
      font: vars.text.label,
      minBlockSize: '1.5rem',
      whiteSpace: 'normal',
    },
  },
});

export const text = componentStyle({
  display: 'none',
  margin: 0,
  maxInlineSize: '15em',
  font: vars.text.summary,
  fontStyle: 'italic',
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  color: vars.color.masthead.muted,
  selectors: { [`${end} &`]: { marginInlineStart: 'auto' } },
  '@media': { [media.desk]: { display: 'block' }, [huge]: { maxInlineSize: 'none' } },
});
