import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockStart: '1.125rem',
} as const;

export const head = layoutStyle(grid);

/** From a tablet on a portrait has its own column; a phone shows a wide part of it above the name. */
export const withBefore = layoutStyle({
  ...grid,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', columnGap: vars.space.gap },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'end' },
    [media.print]: { display: 'block' },
  },
});

globalStyle(`${withBefore} > span`, {
  '@layer': { 'dn.layouts': { '@media': { [`not all and ${media.tablet}`]: { aspectRatio: '3 / 2' } } } },
});

export const words = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  maxInlineSize: '46rem',
});

export const siblings = layoutStyle({ '@media': { [media.print]: { display: 'none' } } });

globalStyle(`${siblings} ul`, {
  '@layer': {
    'dn.layouts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.m,
      listStyle: 'none',
      padding: 0,
      margin: 0,
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
    },
  },
});

globalStyle(`${siblings} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'block',
      paddingBlock: vars.space.s,
      font: vars.text.control,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});

globalStyle(`${siblings} a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });
