import { media, vars } from '../theme/index.ts';
import { componentStyle, componentVariants } from '../vanilla-extract/index.ts';

export const card = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** The cover beside the rest until the reader asks for the preview, which needs the whole width. */
const row = (columns: string) => ({
  selectors: {
    '&:has([data-stage="asking"])': {
      display: 'grid',
      gridTemplate: `auto auto auto 1fr / ${columns}`,
      columnGap: vars.space.gap,
    },
  },
});

export const parts = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  '@container': { '(min-width: 36rem)': row('repeat(2, minmax(0, 1fr))') },
  '@media': {
    [`not all and ${media.tablet}`]: {
      '@container': { '(min-width: 18rem)': row('minmax(0, 2fr) minmax(0, 3fr)') },
    },
  },
});

const headline = { margin: 0, letterSpacing: vars.tracking.tight, textWrap: 'balance' } as const;

export const title = componentVariants({
  m: { ...headline, font: vars.text.h5 },
  l: { ...headline, font: vars.text.h3 },
});

export const text = componentStyle({
  marginBlock: `${vars.space.xs} ${vars.space.m}`,
  marginInline: 0,
  font: vars.text.small,
  color: vars.color.text.muted,
});

/** Visually before the text; the title is read first. */
export const preview = componentStyle({ order: -1, gridRow: 'span 4', marginBlockEnd: vars.space.m });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.25rem',
  // Aligns the buttons of cards in a row, whatever the length of their texts.
  marginBlockStart: 'auto',
});

export const form = componentStyle({
  margin: 0,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const more = componentStyle({ margin: 0, font: vars.text.control });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link.base,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { color: vars.color.link.hover },
    '&::after': { '@media': { [media.print]: { content: '": " attr(href)', fontWeight: 400 } } },
  },
});
