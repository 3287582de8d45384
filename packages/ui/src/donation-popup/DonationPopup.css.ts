import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

/** A dialog over the page; on a phone it is at the bottom, within reach of the thumb. */
export const root = componentStyle({
  boxSizing: 'border-box',
  inlineSize: 'calc(100% - 2rem)',
  maxInlineSize: '32rem',
  maxBlockSize: 'calc(100dvb - 2rem)',
  margin: 'auto',
  marginBlockEnd: '1rem',
  padding: 0,
  border: 0,
  borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  borderRadius: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  zIndex: vars.z.dialog,
  '::backdrop': { backgroundColor: vars.color.surface.scrim },
  selectors: { '&[open]': { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` } },
  '@media': {
    [media.tablet]: { margin: 'auto' },
    [media.reducedMotion]: { selectors: { '&[open]': { animation: 'none' } } },
    [media.forcedColors]: { border: '2px solid' },
    [media.print]: { display: 'none' },
  },
});

export const sheet = componentStyle({
  padding: vars.space.l,
  '@media': { [media.tablet]: { padding: vars.space.xl } },
});

export const picture = componentStyle({ marginBlockEnd: vars.space.m });
// The host's picture stays within the dialog, whatever the host's styles say.
globalStyle(`${picture} > :is(img, svg)`, {
  '@layer': { 'dn.components': { display: 'block', maxInlineSize: '100%', blockSize: 'auto' } },
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.h3,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const text = componentStyle({
  marginBlockStart: vars.space.s,
  font: vars.text.summary,
  textWrap: 'pretty',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  // Visible from the start, while the text above begins at its title.
  position: 'sticky',
  insetBlockEnd: vars.space.s,
  marginBlockStart: vars.space.l,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 0 0 ${vars.space.s} ${vars.color.surface.raised}`,
});
