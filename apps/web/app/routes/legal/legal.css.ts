import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, vars } from '@daily-nest/ui/theme';

/** A section of a legal text. */
export const section = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  scrollMarginBlockStart: '6rem',
});

globalStyle(`${section} h2`, { '@layer': { layouts: { font: vars.text.h3 } } });
globalStyle(`${section} ul`, {
  '@layer': { layouts: { paddingInlineStart: vars.space.m, display: 'grid', gap: vars.space.xs } },
});
