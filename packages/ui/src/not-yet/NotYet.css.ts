import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

/** Looks like a toast, and has the same position. */
export const note = componentStyle({
  position: 'fixed',
  inset: 'auto',
  insetInline: vars.space.m,
  insetBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(100% - 2rem, 34rem)',
  margin: 0,
  marginInline: 'auto',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  backgroundColor: vars.color.band.base,
  color: vars.color.band.ink,
  font: vars.text.control,
  textAlign: 'start',
  whiteSpace: 'normal',
  border: `${vars.rule.hair} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  borderInlineStart: `calc(2 * ${vars.rule.thick}) solid ${vars.color.bright.base}`,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '2px solid' },
    [media.print]: { display: 'none' },
  },
});
