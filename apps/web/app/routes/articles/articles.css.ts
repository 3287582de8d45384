import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle, media, vars } from '@daily-nest/ui/theme';

/** One column, two, three. */
export const grid = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.l,
  rowGap: vars.space.l,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.xl },
  },
});

/** A category opens with its newest article over two columns; the others stand beside it. */
export const led = layoutStyle({});
globalStyle(`${led} > :first-child`, {
  '@layer': {
    layouts: {
      '@media': {
        [media.tablet]: { gridColumn: 'span 2' },
        [media.desk]: { gridRow: 'span 3' },
      },
    },
  },
});
// On a tablet the last of four has a row to itself.
globalStyle(`${led} > :last-child`, {
  '@layer': {
    layouts: {
      '@media': { [media.tablet]: { gridColumn: 'span 2' }, [media.desk]: { gridColumn: 'auto' } },
    },
  },
});
globalStyle(`${led} > *`, { '@layer': { layouts: { '@media': { [media.desk]: { blockSize: '100%' } } } } });
globalStyle(led, { '@layer': { layouts: { '@media': { [media.desk]: { rowGap: 0 } } } } });

/** Where a link into a category arrives, below the sticky header. */
export const category = layoutStyle({ scrollMarginBlockStart: '5rem' });

/** The first category follows the search at once. */
export const results = layoutStyle({});
globalStyle(`${results} > section:first-child`, { '@layer': { layouts: { marginBlockStart: 0 } } });
