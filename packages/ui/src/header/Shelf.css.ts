import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { columns } from './columns.ts';

/** The height of the row, which the header scrolls away. */
export const heights = { phone: '2.75rem', desk: '2.375rem' };

const phone = `not all and ${media.tablet}`;
const line = `${vars.rule.hair} solid color-mix(in srgb, ${vars.color.masthead.ink} 28%, transparent)`;
/** At the start only over the gutter, which is empty until the row is scrolled. */
const fade = (to: string) =>
  `linear-gradient(to ${to}, #0000, #000 ${vars.width.gutter} calc(100% - 3rem), #0000)`;

export const root = componentStyle({
  ...columns,
  '@media': {
    // The row reaches both edges of the window, so that its words leave it there.
    [phone]: { paddingInline: 0, borderBlockStart: line },
    [media.print]: { display: 'none' },
  },
});

export const list = componentStyle({
  display: 'flex',
  columnGap: '1.375rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  blockSize: heights.phone,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  '@media': {
    [media.tablet]: { columnGap: '1.75rem', borderBlockStart: line },
    [media.desk]: { blockSize: heights.desk },
    // More words than a phone shows: they fade at both ends, and the last one can be scrolled clear of it.
    [phone]: {
      paddingInline: `${vars.width.gutter} 3rem`,
      scrollPaddingInline: `${vars.width.gutter} 3rem`,
      maskImage: fade('right'),
      selectors: { '&:dir(rtl)': { maskImage: fade('left') } },
    },
  },
});

export const frontList = componentStyle({
  '@media': { [media.tablet]: { justifyContent: `safe ${vars.masthead.align}` } },
});

export const item = componentStyle({ flex: 'none', scrollSnapAlign: 'start' });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '2.75rem',
  blockSize: '100%',
  color: 'inherit',
  font: vars.text.h6,
  fontSize: '1.0625rem',
  letterSpacing: vars.tracking.normal,
  lineHeight: 1,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '0.36em',
  selectors: {
    '&:hover': { color: 'inherit', textDecorationLine: 'underline', textDecorationThickness: '2px' },
    '&[aria-current]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '3px',
      // The row begins where the reader is, also behind the edge of a phone.
      scrollInitialTarget: 'nearest',
    },
    // The row clips a ring outside of the link.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': { [media.desk]: { fontSize: '1.125rem' } },
});
