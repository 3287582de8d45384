import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** A slip of paper like that of a house ad: the words at its foot. */
export const box = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  minBlockSize: '6rem',
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `${vars.rule.tile} solid ${vars.color.masthead.base}`,
  background: vars.color.surface.raised,
});

export const label = componentStyle({
  margin: 0,
  font: vars.text.kicker,
  color: vars.color.text.muted,
});

export const space = componentStyle({
  margin: 0,
  font: vars.text.h6,
  color: vars.color.text.muted,
});
