import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

const hair = `${vars.rule.hair} solid`;

export const plot = componentStyle({ margin: 0, display: 'grid', gap: vars.space.s, minInlineSize: 0 });

export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  font: vars.text.h5,
  color: vars.color.text.body,
});

export const sum = componentStyle({ font: vars.text.h3, fontVariantNumeric: 'tabular-nums lining-nums' });

export const frame = componentStyle({ display: 'grid', gap: vars.space.xxs });

export const most = componentStyle({
  font: vars.text.small,
  color: vars.color.text.muted,
  borderBlockEnd: `${hair} ${vars.color.border.hairline}`,
});

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '10rem',
  fill: vars.color.accent.base,
  borderBlockEnd: `${hair} ${vars.color.border.strong}`,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const ends = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const trigger = componentStyle({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xs,
  font: vars.text.label,
  color: vars.color.link.base,
  cursor: 'pointer',
});

export const table = componentStyle({
  borderCollapse: 'collapse',
  font: vars.text.small,
  color: vars.color.text.body,
  textAlign: 'start',
});

export const cell = componentStyle({
  paddingInlineEnd: vars.space.l,
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const number = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' });

export const bar = componentStyle({
  display: 'inline-block',
  inlineSize: '6rem',
  blockSize: '0.625rem',
  fill: vars.color.accent.base,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
