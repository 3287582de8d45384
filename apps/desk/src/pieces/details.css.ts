import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const details = layoutStyle({ display: 'grid', gap: vars.space.m, minInlineSize: 0 });

export const pair = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, 6rem)',
  gap: vars.space.s,
});

export const sources = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const source = layoutStyle({
  inlineSize: '100%',
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});
