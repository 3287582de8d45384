import { componentStyle, media, vars } from '../theme/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  maxInlineSize: vars.width.text,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  paddingBlockStart: vars.space.s,
  font: vars.text.small,
});

export const heading = componentStyle({ font: vars.text.control });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingInlineStart: '1.5em',
  marginBlockStart: vars.space.xs,
});

export const item = componentStyle({
  paddingInlineStart: vars.space.xxs,
  '::marker': { color: vars.color.text.muted, fontVariantNumeric: 'lining-nums tabular-nums' },
});

export const link = componentStyle({
  '@media': {
    [media.print]: { '::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
  },
});
