import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, vars } from '@daily-nest/ui/theme';

/** At the foot of the window, over the page; the page below keeps room for it. */
export const bar = layoutStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
});

globalStyle(`body:has(> ${bar})`, { '@layer': { layouts: { paddingBlockEnd: '5rem' } } });
