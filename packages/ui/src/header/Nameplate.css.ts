import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
  minBlockSize: `calc(${vars.masthead.height} + 10px)`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlockEnd: '10px',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateAreas: '"name name" "start end"',
  // With links on both sides of the name, Tab moves from left to right as well.
  readingFlow: 'grid-rows',
  columnGap: vars.space.gap,
  alignContent: 'space-between',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: vars.masthead.columns,
      gridTemplateAreas: vars.masthead.areas,
      alignContent: 'end',
      alignItems: 'end',
    },
    [media.print]: { display: 'block', minBlockSize: 0 },
  },
});

export const name = componentStyle({
  gridArea: 'name',
  justifySelf: vars.masthead.align,
  textAlign: vars.masthead.align,
  maxInlineSize: '100%',
});

export const link = componentStyle({ display: 'inline-block', color: 'inherit', textDecoration: 'none' });

globalStyle(`${link} > span`, { '@layer': { 'dn.components': { display: 'block' } } });

export const words = componentStyle({
  display: 'block',
  font: vars.text.nameplate,
  letterSpacing: vars.tracking.plate,
});

export const tagline = componentStyle({
  margin: 0,
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
  '@media': { [media.desk]: { display: 'block' } },
});
