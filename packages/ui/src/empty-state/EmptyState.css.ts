import { componentStyle, vars } from '../theme/index.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  maxInlineSize: vars.width.text,
  borderBlock: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
});

export const text = componentStyle({ font: vars.text.summary, color: vars.color.text.muted });

/** A state that is one sentence is set like a standfirst. */
export const sentence = componentStyle({ font: vars.text.deck, color: vars.color.text.muted });
