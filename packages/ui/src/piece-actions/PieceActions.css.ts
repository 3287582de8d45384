import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

export const save = componentStyle({
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.color.action.base, color: vars.color.action.on },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid', outlineOffset: '-3px' } },
    },
  },
});

export const list = componentStyle({ font: vars.text.small, color: vars.color.text.muted });

/** At the lower edge of the window, as toasts are: it moves nothing. */
export const status = componentStyle({
  position: 'fixed',
  insetInline: vars.space.m,
  insetBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.toast,
  font: vars.text.control,
  selectors: {
    '&:not(:empty)': {
      padding: vars.space.m,
      backgroundColor: vars.color.band.base,
      color: vars.color.band.ink,
    },
  },
});
