import { globalStyle } from '@vanilla-extract/css';
import { ages } from '@daily-nest/content/ages';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The ribbon right under the header, and the title under it. */
export const top = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const phone = `not all and ${media.tablet}`;

/** The age that the reader has chosen stands first, for the eye and, where a browser can, for the keyboard. */
export const tiles = layoutStyle({
  ...({ readingFlow: 'grid-order' } as object),
  selectors: { '&&': { '@media': { [media.tablet]: { rowGap: vars.space.xxl } } } },
});
// In any order the rules of a phone stand above each. With pictures at their heads they need none.
globalStyle(`${tiles}${tiles}${tiles} > *`, {
  '@layer': {
    'dn.layouts': {
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
      paddingBlockStart: vars.space.m,
      '@media': { [media.tablet]: { borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
});
// Whole pictures, and beside a small one the whole text.
globalStyle(`${tiles} img`, {
  '@layer': { 'dn.layouts': { '@media': { [media.tablet]: { aspectRatio: '8 / 5' } } } },
});
globalStyle(`${tiles} p`, {
  '@layer': { 'dn.layouts': { '@media': { [phone]: { WebkitLineClamp: 'none' } } } },
});

const chosen = `:root:is(${ages.map(({ slug }) => `[data-age="${slug}"]`).join(', ')})`;
// Keeps its cell free while the page arrives, so that the others do not move when it does.
globalStyle(`${chosen} ${tiles}::before`, {
  '@layer': {
    'dn.layouts': {
      content: '""',
      gridArea: '1 / 1',
      '@media': { [phone]: { minBlockSize: '12.5rem' } },
    },
  },
});
for (const { slug } of ages)
  globalStyle(`:root[data-age="${slug}"] ${tiles} > :has([data-tile="${slug}"])`, {
    '@layer': { 'dn.layouts': { gridArea: '1 / 1', order: -1 } },
  });
