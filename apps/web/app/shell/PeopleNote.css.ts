import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const note = layoutStyle({
  marginBlockStart: vars.space.xl,
  font: vars.text.small,
  color: vars.color.text.muted,
});
