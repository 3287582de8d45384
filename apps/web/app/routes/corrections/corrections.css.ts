import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const list = layoutStyle({ listStyle: 'none', padding: 0, display: 'grid' });

export const item = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.m,
});

export const day = layoutStyle({ font: vars.text.label, color: vars.color.text.muted });

export const piece = layoutStyle({ font: vars.text.h3 });

globalStyle(`${piece} a`, { '@layer': { layouts: { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${piece} a:hover`, { '@layer': { layouts: { textDecoration: 'underline' } } });

export const was = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });
