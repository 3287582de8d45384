import { sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.m,
});

export const text = componentStyle({ ...cardText, maxInlineSize: vars.width.text });

export const facts = componentStyle({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space.xs,
  font: vars.text.caption,
});

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
});

export const label = componentStyle({ color: sectionHue, fontWeight: 600 });

export const value = componentStyle({ margin: 0 });

/** Aligns the links of cards in a row. */
export const link = componentStyle({ marginBlockStart: 'auto' });
