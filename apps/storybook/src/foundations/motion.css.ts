import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

const travel = keyframes({ to: { insetInlineStart: 'calc(100% - 2.5rem)' } });

export const track = componentStyle({
  position: 'relative',
  blockSize: '2.5rem',
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.radius.s,
});

export const runner = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accent.base,
});

export const running = componentStyle({
  animationName: travel,
  animationTimingFunction: vars.motion.ease,
  animationFillMode: 'forwards',
  '@media': { [media.reducedMotion]: { animationDuration: '0.01ms' } },
});
