import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

/** The drawing of a category in the margin, its tips beside it in two columns. */
export const spread = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const picture = layoutStyle({
  maxInlineSize: '26rem',
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: '6rem' } },
});

export const tips = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Three tips take one row of a desk, and the drawing becomes smaller; four stand two by two. */
export const three = layoutStyle({
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});
globalStyle(`${three} > ${tips}`, {
  '@layer': {
    layouts: { '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  },
});
// On a tablet the last of three has the second row to itself.
globalStyle(`${three} > ${tips} > :last-child`, {
  '@layer': {
    layouts: {
      '@media': {
        [media.tablet]: { gridColumn: '1 / -1' },
        [media.desk]: { gridColumn: 'auto' },
      },
    },
  },
});

export const paragraph = layoutStyle({ maxInlineSize: vars.width.text });

/** The first category follows the featured tip at once. */
export const categories = layoutStyle({});
globalStyle(`${categories} > section:first-child`, { '@layer': { layouts: { marginBlockStart: 0 } } });

/** Where a tip comes from, quieter than the tip. */
globalStyle(`${tips} a[href*="wikipedia.org"]`, {
  '@layer': { layouts: { font: vars.text.caption, color: vars.color.text.muted } },
});
