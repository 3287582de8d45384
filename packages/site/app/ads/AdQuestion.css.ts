import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const question = layoutStyle({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'safe center',
  justifyItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space.m,
  // The largest text on the narrowest screen is higher than an advertisement.
  overflowY: 'auto',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  background: vars.color.surface.raised,
});

export const words = layoutStyle({
  margin: 0,
  maxInlineSize: '30rem',
  font: vars.text.small,
  textWrap: 'balance',
  textAlign: 'center',
});

export const answers = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s,
});
