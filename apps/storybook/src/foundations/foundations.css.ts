import { vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  maxInlineSize: vars.width.page,
  paddingBlock: vars.space.m,
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
});

export const heading = componentStyle({ font: vars.text.h3, letterSpacing: vars.tracking.tight });

export const note = componentStyle({
  font: vars.text.small,
  color: vars.color.text.muted,
  maxInlineSize: vars.width.text,
});

export const code = componentStyle({
  font: vars.text.caption,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({ font: vars.text.control, fontSize: '0.875rem' });
