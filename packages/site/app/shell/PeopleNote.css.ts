import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const note = layoutStyle({
  marginBlockStart: vars.space.xl,
  font: vars.text.small,
  color: vars.color.text.muted,
});
