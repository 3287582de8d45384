import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const player = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '32rem',
});

export const head = componentStyle({ marginBlockEnd: '1.25rem' });

export const state = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  font: vars.text.control,
  color: vars.color.text.body,
  '::before': {
    content: '""',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.round,
    border: '2.5px solid currentcolor',
  },
  selectors: {
    '&[data-state="live"]': { color: vars.color.accent.base },
    '&[data-state="live"]::before': {
      backgroundColor: 'currentcolor',
      '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
    },
    '&[data-state="reconnecting"]': { color: vars.color.status.danger },
  },
});

export const title = componentStyle({
  marginBlock: `${vars.space.xs} 0`,
  marginInline: 0,
  font: vars.text.h1,
  hyphens: 'auto',
  letterSpacing: vars.tracking.tight,
});

export const subtitle = componentStyle({
  marginBlock: `${vars.space.xs} 0`,
  marginInline: 0,
  font: vars.text.deck,
  color: vars.color.text.muted,
});

export const console = componentStyle({
  // Without scripts it can do nothing; the browser's own player replaces it.
  '@media': { '(scripting: none)': { display: 'none' } },
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
});

export const volume = componentStyle({
  flex: '1 1 11rem',
  display: 'flex',
  // A slider shorter than this is hard to set, so its value goes below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
});

export const slider = componentStyle({ flex: '1 1 3.5rem' });

export const value = componentStyle({
  minInlineSize: '3ch',
  textAlign: 'end',
  font: vars.text.control,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.body,
});

/**
 * Always in the page, because a screen reader announces only what appears in an existing alert. One line is
 * reserved for it.
 */
export const alert = componentStyle({ minBlockSize: '1.75rem', paddingBlock: vars.space.xxs });

export const error = componentStyle({
  margin: 0,
  font: vars.text.small,
  fontWeight: 700,
  color: vars.color.status.danger,
});

export const foot = componentStyle({ marginBlockStart: vars.space.m });

export const heading = componentStyle({
  margin: 0,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.accent.base,
});

export const piece = componentStyle({
  marginBlock: `${vars.space.xs} 0`,
  marginInline: 0,
  font: vars.text.h3,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const artist = componentStyle({
  marginBlock: `${vars.space.xxs} 0`,
  marginInline: 0,
  font: vars.text.summary,
  color: vars.color.text.muted,
});

export const tip = componentStyle({
  margin: 0,
  marginBlockStart: '1.125rem',
  font: vars.text.small,
  color: vars.color.text.muted,
});
