import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const page = layoutStyle({ paddingBlockStart: vars.space.m });

export const head = layoutStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.l,
});

/** The rows of the list have their own dividers. A very wide window has three abreast below the first: nine are full. */
export const rows = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  '@media': { [media.spacious]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${rows} > :first-child`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridColumn: '1 / -1' } } } },
});
// Beside the roundel stand the words and, below them, the link.
globalStyle(`${rows} > :not(:first-child)`, {
  '@layer': {
    'dn.layouts': {
      '@media': {
        [media.spacious]: {
          gridTemplateColumns: '8.25rem minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: vars.space.l,
          alignItems: 'start',
        },
      },
    },
  },
});
globalStyle(`${rows} > :not(:first-child) > div:has(+ div)`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridRow: '1 / 3' } } } },
});
globalStyle(`${rows} > :not(:first-child) > a`, {
  '@layer': {
    'dn.layouts': { '@media': { [media.spacious]: { gridColumn: '1 / -1', justifySelf: 'start' } } },
  },
});
globalStyle(`${rows} > :not(:first-child) > div + div + a`, {
  '@layer': { 'dn.layouts': { '@media': { [media.spacious]: { gridColumn: 2 } } } },
});

/** Wider than a text. */
export const deck = layoutStyle({ maxInlineSize: '38em' });
