import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.z.toast,
  transform: 'translateY(-300%)',
  padding: `${vars.space.s} ${vars.space.m}`,
  backgroundColor: vars.color.band.base,
  color: vars.color.band.ink,
  font: vars.text.control,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:focus': {
      transform: 'none',
      outline: `3px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
