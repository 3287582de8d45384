import { componentStyle, vars } from '../theme/index.ts';

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
});

export const description = componentStyle({
  marginBlock: `${vars.space.xs} ${vars.space.m}`,
  marginInline: 0,
  font: vars.text.small,
  color: vars.color.text.muted,
});

/** Cards of one row keep their frames and buttons on one line, whatever their texts measure. */
export const preview = componentStyle({ marginBlockStart: 'auto' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.25rem',
  marginBlockStart: vars.space.s,
});

export const form = componentStyle({ margin: 0, minInlineSize: 0 });

export const more = componentStyle({ margin: 0, font: vars.text.control });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link.base,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.link.hover } },
});
