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

const anyAge = `:is(${ages.map(({ slug }) => `[data-age="${slug}"]`).join(', ')})`;
const chosen = `:root${anyAge}`;
/** On a desktop the first tile is two columns wide and two rows high. */
const lead = '1 / 1 / span 2 / span 2';
// Keeps its cell free while the page arrives, so that the others do not move when it does.
globalStyle(`${chosen} ${tiles}::before`, {
  '@layer': {
    'dn.layouts': {
      content: '""',
      gridArea: '1 / 1',
      '@media': { [phone]: { minBlockSize: '12.5rem' }, [media.desk]: { gridArea: lead } },
    },
  },
});
const own = ages.map(({ slug }) => `:root[data-age="${slug}"] ${tiles} > :has([data-tile="${slug}"])`);
globalStyle(own.join(', '), { '@layer': { 'dn.layouts': { gridArea: '1 / 1', order: -1 } } });

// The lead is as high as the two beside it: its picture takes what the words leave.
const first = `:is(${[`:root:not(${anyAge}) ${tiles} > :first-child`, ...own].join(', ')})`;
const large = (part: string, style: Record<string, string>) =>
  globalStyle(`${first}${part}`, { '@layer': { 'dn.layouts': { '@media': { [media.desk]: style } } } });
large('', { display: 'grid', gridArea: lead });
large(' > *', { gridTemplateRows: '1fr auto', alignContent: 'stretch' });
large(' > * > div:first-child', { display: 'grid' });
large(' img', { blockSize: '100%' });
large(' h2', { font: vars.text.h2 });
large(' p', { font: vars.text.deck });
