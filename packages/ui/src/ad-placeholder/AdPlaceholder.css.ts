import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const box = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.375rem',
  minBlockSize: '6rem',
  padding: vars.space.s,
  border: `${vars.rule.hair} dashed ${vars.color.border.control}`,
  background: vars.color.surface.sunken,
  textAlign: 'center',
});

export const label = componentStyle({
  margin: 0,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const space = componentStyle({
  margin: 0,
  font: vars.text.deck,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  color: vars.color.text.muted,
});
