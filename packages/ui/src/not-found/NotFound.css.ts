import { componentStyle, media, vars } from '../theme/index.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'end',
  paddingBlock: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.xxl },
  },
});

/** The number is the picture of this page. */
export const figure = componentStyle({
  font: vars.text.h1,
  fontSize: 'clamp(7rem, 4rem + 16vw, 16rem)',
  lineHeight: 0.8,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'lining-nums',
  color: vars.color.text.body,
  '@media': { [media.tablet]: { fontSize: 'clamp(5rem, 4rem + 16vw, min(16rem, 26vw))' } },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  justifyItems: 'start',
});

export const text = componentStyle({
  font: vars.text.deck,
  color: vars.color.text.muted,
  maxInlineSize: vars.width.text,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
