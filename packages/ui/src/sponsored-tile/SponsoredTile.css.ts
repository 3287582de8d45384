import { componentStyle, vars } from '../theme/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  backgroundColor: vars.color.surface.sunken,
  padding: vars.space.m,
});

export const label = componentStyle({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockEnd: vars.space.xs,
  marginBlockEnd: vars.space.xxs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const sponsor = componentStyle({ color: vars.color.text.body, fontWeight: 600 });

/** The sponsor speaks in the type of the controls, not in the magazine's own. */
export const title = componentStyle({ fontFamily: vars.font.ui });

export const text = componentStyle({ font: vars.text.small });

export const action = componentStyle({ marginBlockStart: 'auto' });
