import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });

/** At the foot of the window, over the page; the page below keeps room for it. */
export const bar = layout({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
});

globalStyle(`body:has(> ${bar})`, { '@layer': { layouts: { paddingBlockEnd: '5rem' } } });
