import { componentStyle, media, vars } from '../theme/index.ts';

export const positioner = componentStyle({ zIndex: vars.z.toast });

export const popup = componentStyle({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  maxInlineSize: '16rem',
  backgroundColor: vars.color.band.base,
  color: vars.color.band.ink,
  font: vars.text.caption,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none' },
  },
});
