import { componentStyle, media, vars } from '../theme/index.ts';

export const player = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '46rem',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.accent.base}`,
});

export const head = componentStyle({ marginBlockEnd: vars.space.l });

export const state = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.text.muted,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.7em',
    blockSize: '0.7em',
    borderRadius: vars.radius.round,
    border: '2px solid currentcolor',
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
  paddingBlock: `${vars.space.l} ${vars.space.xs}`,
  borderBlock: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
});

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});

export const volume = componentStyle({
  flex: '1 1 14rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
});

export const figure = componentStyle({
  minInlineSize: '3ch',
  textAlign: 'end',
  font: vars.text.control,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

/** Always there: a screen reader only reads what appears in an alert that it already knows. One line is kept for it. */
export const alert = componentStyle({ minBlockSize: '1.75rem', marginBlockStart: vars.space.s });

export const error = componentStyle({
  margin: 0,
  font: vars.text.small,
  fontWeight: 700,
  color: vars.color.status.danger,
});

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  marginBlockStart: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const heading = componentStyle({
  margin: 0,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.text.muted,
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
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  alignSelf: 'start',
  font: vars.text.small,
  color: vars.color.text.muted,
});
