import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const popup = componentStyle({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  // Large text in a narrow window gets the width between the edges.
  maxInlineSize: 'min(16rem, 100vw - 16px)',
  overflow: 'visible',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  backgroundColor: vars.color.band.base,
  color: vars.color.band.ink,
  font: vars.text.caption,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none' },
  },
});
