import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  maxInlineSize: vars.width.text,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
});

export const text = componentStyle({ font: vars.text.deck, color: vars.color.text.muted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
