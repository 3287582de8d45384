import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** At the bottom of the window, over the page, which reserves space for it. */
export const bar = layoutStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  '@media': { [media.low]: { position: 'static' } },
});

const tall = `not ${media.low}`;
globalStyle(`body:has(> ${bar})`, {
  '@layer': { 'dn.layouts': { '@media': { [tall]: { paddingBlockEnd: '5rem' } } } },
});
// Scrolls a focused element clear of the bar (WCAG 2.2, 2.4.11).
globalStyle(`html:has(> body > ${bar})`, {
  '@layer': { 'dn.layouts': { '@media': { [tall]: { scrollPaddingBlockEnd: '7rem' } } } },
});
// While a piece is read aloud the radio is silent, and the voice's bar takes this position.
globalStyle(`html:has([data-piece-listen] > menu) ${bar}`, {
  '@layer': { 'dn.layouts': { display: 'none' } },
});
