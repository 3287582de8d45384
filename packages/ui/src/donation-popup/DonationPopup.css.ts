import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

/** The height that it never exceeds, and that the end of the page leaves free. */
const highest = 'min(20rem, 50dvb)';

/** At the foot of the window, as wide as it; within reach of the thumb on a phone. */
export const root = componentStyle({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: highest,
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  borderRadius: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  zIndex: vars.z.dialog,
  selectors: { '&[open]': { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` } },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[open]': { animation: 'none' } } },
    [media.forcedColors]: { borderBlockStart: '2px solid' },
    [media.print]: { display: 'none' },
  },
});

// Below the end of the page, where nothing moves, there is room for it, and what gets the focus scrolls clear of it.
globalStyle(`body:has(${root}[open])`, {
  '@layer': { 'dn.components': { '@media': { screen: { paddingBlockEnd: highest } } } },
});
globalStyle(`html:has(${root}[open])`, {
  '@layer': { 'dn.components': { '@media': { screen: { scrollPaddingBlockEnd: highest } } } },
});

export const sheet = componentStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.width.gutter} ${vars.space.m}`,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'auto',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
  },
});

export const picture = componentStyle({
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' }, [media.tablet]: { inlineSize: '9rem' } },
});
// The host's picture stays within the dialog, whatever the host's styles say.
globalStyle(`${picture} > :is(img, svg)`, {
  '@layer': { 'dn.components': { display: 'block', maxInlineSize: '100%', blockSize: 'auto' } },
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const text = componentStyle({
  marginBlockStart: vars.space.xxs,
  maxInlineSize: '44rem',
  font: vars.text.small,
  textWrap: 'pretty',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  // Visible from the start, while the text above begins at its title.
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  marginBlockStart: vars.space.s,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 0 0 ${vars.space.s} ${vars.color.surface.raised}`,
  '@media': { [media.tablet]: { flexWrap: 'nowrap', marginBlockStart: 0 } },
});
