import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const choices = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
  marginBlockStart: vars.space.m,
});

/** A figure and its bar. */
export const counted = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = layoutStyle({ minInlineSize: '6ch', textAlign: 'end' });
