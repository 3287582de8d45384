import { componentStyle, vars } from '../theme/index.ts';

export const box = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '6rem',
  padding: vars.space.s,
  border: `${vars.rule.hair} dashed ${vars.color.border.strong}`,
  background: vars.color.surface.sunken,
  textAlign: 'center',
});

export const label = componentStyle({
  margin: 0,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const space = componentStyle({
  marginBlock: 'auto',
  marginInline: 0,
  paddingBlock: vars.space.xs,
  font: vars.text.h5,
  fontStyle: 'italic',
  color: vars.color.text.muted,
});
