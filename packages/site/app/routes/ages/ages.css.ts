import { globalStyle } from '@vanilla-extract/css';
import { ages } from '@daily-nest/content/ages';
import { media } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The ribbon right under the header, and the title under it. */
export const top = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The age that the reader has chosen stands first, for the eye and, where a browser can, for the keyboard. */
export const tiles = layoutStyle({ ...({ readingFlow: 'grid-order' } as object) });
// With pictures at their heads they need no rules, which would stand at the wrong ones in another order.
globalStyle(`${tiles}${tiles}${tiles} > *`, {
  '@layer': { 'dn.layouts': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

const chosen = `:root:is(${ages.map(({ slug }) => `[data-age="${slug}"]`).join(', ')})`;
// Keeps its cell free while the page arrives, so that the others do not move when it does.
globalStyle(`${chosen} ${tiles}::before`, {
  '@layer': {
    'dn.layouts': {
      content: '""',
      gridArea: '1 / 1',
      '@media': { [`not all and ${media.tablet}`]: { minBlockSize: '23rem' } },
    },
  },
});
for (const { slug } of ages)
  globalStyle(`:root[data-age="${slug}"] ${tiles} > :has([data-tile="${slug}"])`, {
    '@layer': { 'dn.layouts': { gridArea: '1 / 1', order: -1 } },
  });
