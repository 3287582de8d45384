import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  paddingBlockEnd: vars.space.l,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space.s,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
});

export const title = componentStyle({ maxInlineSize: '62.5rem' });

/** Wider than the text. */
export const deck = componentStyle({ selectors: { '&&': { maxInlineSize: '38em' } } });

export const foot = componentStyle({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  selectors: { '&:empty': { display: 'none' } },
});

/** On a phone the picture fills the width of the window. */
export const figure = componentStyle({
  minInlineSize: 0,
  marginInline: `calc(${vars.width.gutter} * -1)`,
  '@media': { [media.tablet]: { marginInline: 0 }, [media.print]: { marginInline: 0 } },
});

/** A doubled class, because CoverImage sets the aspect ratio in the same layer. */
export const picture = componentStyle({
  selectors: { '&&': { '@media': { [media.desk]: { aspectRatio: '16 / 9.4' } } } },
});

export const caption = componentStyle({
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.width.gutter,
  font: vars.text.caption,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { paddingInline: 0 } },
});

export const waiting = componentStyle({ justifyItems: 'stretch' });
