import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  listStyle: 'none',
});

export const chip = componentStyle({
  minInlineSize: 0,
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.s,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  font: vars.text.caption,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
