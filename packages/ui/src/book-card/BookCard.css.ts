import { componentStyle, vars } from '../theme/index.ts';

export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

export const link = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit' } },
});

/** A hairline holds a pale cover together on pale paper. */
export const cover = componentStyle({
  outline: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  outlineOffset: '-1px',
});

export const title = componentStyle({
  font: vars.text.h6,
  color: vars.color.text.body,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineClamp: 2,
  overflow: 'hidden',
  marginBlockStart: vars.space.xxs,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '0.05em' } },
});

export const author = componentStyle({ font: vars.text.caption, color: vars.color.text.muted });

export const label = componentStyle({
  font: vars.text.caption,
  fontWeight: 600,
  color: vars.color.link.base,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xxs,
});
