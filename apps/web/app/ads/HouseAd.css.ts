import { layoutStyle, vars } from '@daily-nest/ui/theme';

export const house = layoutStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  minBlockSize: 0,
});

export const picture = layoutStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: 'auto',
  objectFit: 'cover',
});

/** A slip of paper on the picture. */
export const slip = layoutStyle({
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'start',
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'start',
  inlineSize: '78%',
  maxInlineSize: '26rem',
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.xxs}`,
  background: vars.color.surface.raised,
});
