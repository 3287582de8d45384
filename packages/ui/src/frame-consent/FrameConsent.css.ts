import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** The card that replaces a page, on the sunken surface. */
export const card = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  padding: `min(${vars.space.l}, 6vw)`,
  background: vars.color.surface.sunken,
});

export const compact = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.s,
  textAlign: 'center',
});

/** A picture above a strip with the control, whose link covers the whole picture. */
export const pictured = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'clip',
});

export const picture = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  overflow: 'clip',
});

export const slip = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  // Not positioned, so that the link covers the whole box.
  isolation: 'isolate',
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  background: vars.color.surface.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

globalStyle(`${pictured} a::after`, {
  '@layer': { 'dn.components': { content: '""', position: 'absolute', inset: 0 } },
});

export const title = componentStyle({
  margin: 0,
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const text = componentStyle({
  marginBlock: `${vars.space.xs} 0`,
  marginInline: 0,
  font: vars.text.small,
  color: vars.color.text.muted,
});

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlock: `${vars.space.m} 0`,
  marginInline: 0,
  selectors: {
    [`${compact} &`]: { marginBlock: 0, justifyContent: 'center' },
    [`${slip} &`]: { marginBlock: 0 },
  },
});

export const hint = componentStyle({
  margin: 0,
  font: vars.text.caption,
  color: vars.color.text.muted,
});
