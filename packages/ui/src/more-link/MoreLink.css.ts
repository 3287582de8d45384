import { componentStyle, componentVariants, media, vars, visuallyHidden } from '../theme/index.ts';

export const root = componentStyle({
  // Above the link of the whole card.
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  justifySelf: 'start',
  paddingBlock: vars.space.xs,
  font: vars.text.control,
  color: vars.color.link.base,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '1px',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { color: vars.color.link.hover, textDecorationColor: 'currentcolor' } },
  '@media': {
    [media.forcedColors]: { textDecorationColor: 'currentcolor' },
    [media.print]: { textDecorationColor: 'currentcolor' },
  },
});

const sign = { display: 'inline-block', paddingInlineStart: '0.4em' };

export const arrow = componentVariants({
  on: {
    '::after': { ...sign, content: '"→" / ""' },
    selectors: { '&:dir(rtl)::after': { content: '"←" / ""' } },
  },
  out: {
    '::after': { ...sign, content: '"↗" / ""' },
    selectors: { '&:dir(rtl)::after': { content: '"↖" / ""' } },
  },
});

export const hint = componentStyle(visuallyHidden);
