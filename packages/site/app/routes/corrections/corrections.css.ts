import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const list = layoutStyle({ listStyle: 'none', padding: 0, display: 'grid' });

export const item = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.m,
});

export const day = layoutStyle({ font: vars.text.label, color: vars.color.text.muted });

export const piece = layoutStyle({ font: vars.text.h3 });

globalStyle(`${piece} a`, { '@layer': { 'dn.layouts': { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${piece} a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });

export const was = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });
