import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** At the position of toasts. */
export const region = layoutStyle({
  position: 'fixed',
  insetInline: vars.space.m,
  insetBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
