import { componentStyle, media, vars } from '../theme/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlock: `${vars.space.l} ${vars.space.l}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space.xl} ${vars.space.l}` } },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const title = componentStyle({ maxInlineSize: '56rem' });

export const foot = componentStyle({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.s,
  selectors: { '&:empty': { display: 'none' } },
});

export const figure = componentStyle({ minInlineSize: 0 });

export const caption = componentStyle({
  paddingBlockStart: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const waiting = componentStyle({ justifyItems: 'stretch' });
