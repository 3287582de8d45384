import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
  paddingBlockStart: vars.space.l,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3.5rem',
      paddingBlockStart: vars.space.xxl,
    },
  },
});

/** The large number is the picture of this page: as wide as a phone, and half of a desktop. */
export const code = componentStyle({
  margin: 0,
  font: vars.text.h1,
  fontSize: 'min(44vi, 22.5rem)',
  // The digits descend below a line height of their own size.
  lineHeight: 0.8,
  paddingBlockEnd: '0.06em',
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  color: vars.color.text.body,
  '@media': {
    [media.desk]: { fontSize: 'min(24.5vi, 19.75rem)', paddingBlockEnd: 0 },
    [media.spacious]: { fontSize: '29rem' },
  },
});

export const hidden = componentStyle(visuallyHidden);

export const drawn = componentStyle({ display: 'flex', alignItems: 'center', gap: '0.02em' });

export const zero = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'block',
  inlineSize: '0.92em',
  blockSize: '0.92em',
  // The straws overlap both digits; the first of them has its own negative space.
  marginInline: '-0.035em -0.06em',
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  justifyItems: 'start',
});

/** Beside the largest number the title of a page. */
export const title = componentStyle({
  selectors: { '&&': { '@media': { [media.spacious]: { font: vars.text.h1 } } } },
});

export const text = componentStyle({
  font: vars.text.deck,
  color: vars.color.text.muted,
  maxInlineSize: vars.width.text,
  textWrap: 'balance',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
