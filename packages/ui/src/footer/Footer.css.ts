import { globalStyle } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** The narrowest windows with twelve columns. */
const tight = `${media.desk} and (not (min-width: 72rem))`;

export const hidden = componentStyle(visuallyHidden);

export const root = componentStyle({
  boxSizing: 'border-box',
  paddingBlockStart: vars.edge.depth,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  font: vars.text.control,
  borderBlockStart: `${vars.rule.stripe} solid ${vars.color.bright.base}`,
  clipPath: vars.edge.above,
  '@media': {
    [media.forcedColors]: { clipPath: 'none', borderBlockStart: '1px solid' },
    [media.print]: {
      borderBlockStart: 0,
      clipPath: 'none',
      backgroundColor: 'transparent',
      color: 'inherit',
    },
  },
});

export const inner = componentStyle({
  boxSizing: 'border-box',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: '1.125rem 0.75rem',
  '@media': { [media.desk]: { paddingBlock: '1.375rem 0.625rem' } },
});

/** On the page's columns: four for the title and its newsletter, two for each list. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.gap,
  rowGap: '0.625rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: vars.space.l },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});

export const about = componentStyle({
  gridColumn: '1 / -1',
  '@media': { [media.desk]: { gridColumn: 'span 4' } },
});

export const column = componentStyle({
  minInlineSize: 0,
  '@media': { [media.desk]: { gridColumn: 'span 2' } },
});

export const logo = componentStyle({
  display: 'inline-block',
  color: 'inherit',
  fontSize: 'min(1.75rem, 8vi)',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});

globalStyle(`${logo} > span`, { '@layer': { 'dn.components': { display: 'flex' } } });

export const name = componentStyle({
  font: vars.text.h3,
  fontSize: 'inherit',
  letterSpacing: vars.tracking.plate,
});

export const tagline = componentStyle({
  margin: 0,
  marginBlock: '0.25rem 0.875rem',
  maxInlineSize: '36em',
  font: vars.text.summary,
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  color: vars.color.masthead.muted,
});

export const title = componentStyle({
  margin: 0,
  paddingBlock: '0.625rem 0.25rem',
  font: vars.text.control,
  '@media': {
    // The lists beside each other begin in one line, so a title of three words may reach into the gap.
    [media.tabletOnly]: { whiteSpace: 'nowrap' },
    [media.desk]: { paddingBlockStart: '0.25rem' },
  },
});

export const list = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // One long word, an address, may reach into the gap.
  '@media': { [tight]: { marginInlineEnd: `calc(-0.5 * ${vars.space.gap})` } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  overflowWrap: 'anywhere',
  color: 'inherit',
  font: vars.text.control,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    '&[href]:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

/** A mouse needs less space than a finger. */
export const rows = componentStyle({
  '@media': {
    [`${media.tablet} and (pointer: fine)`]: { minBlockSize: '1.75rem' },
    [`${media.desk} and (pointer: fine)`]: { minBlockSize: '1.625rem' },
    'not all and (min-width: 22rem)': { fontSize: '0.875rem' },
    [tight]: { fontSize: '0.875rem' },
  },
});

export const imprint = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  minBlockSize: '2.75rem',
  marginBlockStart: '0.5rem',
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.masthead.muted}`,
  font: vars.text.caption,
});

export const copyright = componentStyle({
  margin: 0,
  // Where the links are on a line of their own, it does not touch the line above.
  paddingBlock: '0.5rem',
  // Without a note, the links follow directly.
  selectors: { '&:nth-last-child(2)': { marginInlineEnd: 'auto' } },
});

/** Beside the copyright; on a phone on its own line below, without the dot between the two. */
export const note = componentStyle({
  margin: 0,
  order: 1,
  flexBasis: '100%',
  paddingBlockEnd: '0.375rem',
  '@media': {
    [media.tablet]: {
      order: 0,
      flexBasis: 'auto',
      paddingBlockEnd: 0,
      marginInlineStart: `calc(0.4em - ${vars.space.l})`,
      // The links are at the end of the line; on a line of their own they are at its start.
      marginInlineEnd: 'auto',
      '::before': { content: '"· " / ""' },
    },
  },
});

export const legal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.desk]: { columnGap: vars.space.l },
    [media.print]: { display: 'none' },
  },
});
