import { componentStyle, vars } from '../theme/index.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  maxInlineSize: vars.width.text,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
});

export const failed = componentStyle({ borderBlockStartColor: vars.color.status.danger });

export const message = componentStyle({ font: vars.text.summary, color: vars.color.text.muted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
