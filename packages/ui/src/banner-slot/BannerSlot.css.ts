import { componentStyle, componentVariants, media, vars } from '../theme/index.ts';

export const box = componentStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'clip',
  contain: 'layout paint',
  background: vars.color.surface.sunken,
  '@media': { [media.print]: { display: 'none' } },
});

// Pixels, not rem: advertisements are measured in pixels, and text size must not change what was reserved.
export const heights = componentVariants({
  250: { minBlockSize: '250px', blockSize: '250px' },
  600: { minBlockSize: '600px', blockSize: '600px' },
});

export const label = componentStyle({
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
  maxBlockSize: '100%',
  overflow: 'clip',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  font: vars.text.caption,
  lineHeight: 1,
  color: vars.color.text.muted,
  selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
});

export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  justifyItems: 'center',
  alignItems: 'center',
  overflow: 'clip',
});

export const note = componentStyle({
  gridArea: '1 / 1',
  margin: 0,
  padding: vars.space.m,
  maxInlineSize: '22ch',
  textAlign: 'center',
  textWrap: 'balance',
  font: vars.text.small,
  fontStyle: 'italic',
  color: vars.color.text.muted,
});
