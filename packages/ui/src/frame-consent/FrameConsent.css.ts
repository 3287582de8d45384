import { componentStyle, vars } from '../theme/index.ts';

/** What stands in for a page: a notice on the ground of what is not paper. */
export const card = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  padding: `min(${vars.space.l}, 6vw)`,
  background: vars.color.surface.sunken,
});

export const compact = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.s,
  textAlign: 'center',
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const text = componentStyle({
  marginBlock: `${vars.space.xs} 0`,
  marginInline: 0,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlock: `${vars.space.m} 0`,
  marginInline: 0,
  selectors: { [`${compact} &`]: { marginBlock: 0, justifyContent: 'center' } },
});

export const hint = componentStyle({
  margin: 0,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
