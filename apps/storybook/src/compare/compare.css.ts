import { vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const table = componentStyle({
  display: 'grid',
  columnGap: vars.space.m,
  rowGap: vars.space.xl,
  alignItems: 'start',
  padding: vars.space.m,
});

export const look = componentStyle({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const name = componentStyle({ font: vars.text.control });

export const place = componentStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  outline: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const frame = componentStyle({ maxInlineSize: 'none', transformOrigin: '0 0' });
