import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const region = componentStyle({
  position: 'fixed',
  insetInline: vars.space.m,
  insetBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const toast = componentStyle({
  // With large text on a phone, the button is below the text.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  boxSizing: 'border-box',
  maxInlineSize: 'min(100%, 34rem)',
  minBlockSize: '3rem',
  paddingInline: vars.space.m,
  backgroundColor: vars.color.band.base,
  color: vars.color.band.ink,
  font: vars.text.control,
  border: `${vars.rule.hair} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  borderInlineStart: `calc(2 * ${vars.rule.thick}) solid`,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '2px solid' },
  },
});

/** Adapts a status hue, which is designed for paper. */
const onDark = (color: string) => `color-mix(in oklab, ${color} 55%, ${vars.color.band.ink})`;

export const tone = componentVariants({
  info: { borderInlineStartColor: vars.color.bright.base },
  success: { borderInlineStartColor: onDark(vars.color.status.success) },
  danger: { borderInlineStartColor: onDark(vars.color.status.danger) },
});

export const message = componentStyle({ flex: '1 1 7em', margin: 0, marginBlock: vars.space.s });

export const dismiss = componentStyle({
  appearance: 'none',
  flex: 'none',
  minBlockSize: '2.75rem',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: vars.text.control,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
