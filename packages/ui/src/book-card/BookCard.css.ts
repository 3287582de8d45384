import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** On a shelf the column sets the width; alone in a section the cover would fill it. */
export const root = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '20rem',
  // In a row the last line of every card is at its foot.
  blockSize: '100%',
});

export const link = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit' } },
});

/** A hairline separates a pale cover from pale paper. */
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
  // With two books a row on a phone, two lines of this size fit a title.
  '@media': { [`not all and ${media.tablet}`]: { fontSize: 'clamp(0.8125rem, 4.3vi, 1.125rem)' } },
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '0.05em' } },
});

export const subtitle = componentStyle({
  font: vars.text.small,
  lineHeight: 1.3,
  fontStyle: 'italic',
  color: vars.color.text.muted,
});

export const author = componentStyle({ font: vars.text.caption, color: vars.color.text.muted });

export const linkLabel = componentStyle({
  font: vars.text.caption,
  fontWeight: 600,
  color: vars.color.link.base,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xxs,
});
