import { vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const field = componentStyle({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  minBlockSize: '2.75rem',
  marginBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  font: vars.text.summary,
});
