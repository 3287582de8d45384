import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const base = componentStyle({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  boxSizing: 'border-box',
  margin: 0,
  border: `${vars.rule.hair} solid transparent`,
  borderRadius: vars.radius.s,
  font: vars.text.control,
  letterSpacing: vars.tracking.normal,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    // Buttons are not printed.
    [media.print]: { display: 'none' },
  },
});

const usable = ':not(:disabled, [aria-disabled="true"])';

export const tone = componentVariants({
  primary: {
    backgroundColor: vars.color.action.base,
    color: vars.color.action.on,
    selectors: { [`&:hover${usable}`]: { backgroundColor: vars.color.action.hover } },
  },
  quiet: {
    backgroundColor: 'transparent',
    borderColor: vars.color.border.control,
    color: vars.color.text.body,
    selectors: {
      [`&:hover${usable}`]: {
        borderColor: vars.color.border.strong,
        backgroundColor: vars.color.surface.sunken,
      },
    },
  },
  danger: {
    backgroundColor: 'transparent',
    borderColor: vars.color.status.danger,
    color: vars.color.status.danger,
    selectors: { [`&:hover${usable}`]: { backgroundColor: vars.color.status.dangerSoft } },
  },
  plain: {
    backgroundColor: 'transparent',
    color: vars.color.link.base,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: {
      '&&': { paddingInline: 0 },
      [`&:hover${usable}`]: { color: vars.color.link.hover, textDecorationThickness: '2px' },
    },
  },
});

export const size = componentVariants({
  s: { minBlockSize: '2.25rem', paddingBlock: '0.25rem', paddingInline: vars.space.s },
  m: { minBlockSize: '2.75rem', paddingBlock: '0.5rem', paddingInline: '1.375rem' },
});

export const wide = componentStyle({ inlineSize: '100%' });

const beat = keyframes({ '0%, 100%': { opacity: 0.25 }, '50%': { opacity: 1 } });

/** Three dots like an ellipsis. */
export const dots = componentStyle({
  display: 'none',
  gap: '0.2em',
  selectors: { '[aria-busy="true"] > &': { display: 'inline-flex' } },
});

export const dot = componentStyle({
  inlineSize: '0.3em',
  blockSize: '0.3em',
  borderRadius: vars.radius.round,
  backgroundColor: 'currentcolor',
  animation: `${beat} 900ms ease-in-out infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'ButtonText' },
  },
});
