import { media, vars } from '@daily-nest/ui/theme';
import { componentStyle } from '@daily-nest/ui/vanilla-extract';

export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.m,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const swatch = componentStyle({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' });

export const patch = componentStyle({
  blockSize: '4.5rem',
  borderRadius: vars.radius.s,
  border: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  forcedColorAdjust: 'none',
});

export const pairs = componentStyle({ display: 'grid' });

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' } },
});

export const samples = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  gap: vars.space.s,
});

export const sample = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  font: vars.text.caption,
});

export const chip = componentStyle({
  flex: 'none',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.s,
  font: vars.text.control,
  border: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  forcedColorAdjust: 'none',
});

export const edge = componentStyle({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.25rem',
  border: '3px solid',
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});

export const ratio = componentStyle({ font: vars.text.control, fontVariantNumeric: 'tabular-nums' });

export const fail = componentStyle({ color: vars.color.status.danger, fontWeight: 700 });
