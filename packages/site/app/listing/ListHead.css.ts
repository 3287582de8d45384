import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from './grid-lines.ts';
import { fade } from './fade.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockStart: '1.125rem',
} as const;

export const head = layoutStyle(grid);

/** From a tablet on a portrait has its own column. */
export const withBefore = layoutStyle({
  ...grid,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', columnGap: vars.space.gap },
    [media.desk]: { gridTemplateColumns: gridLines([3]), alignItems: 'center' },
    [media.print]: { display: 'block' },
  },
});

export const words = layoutStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  maxInlineSize: '46rem',
});

const narrow = `not all and ${media.desk}`;

/** Up to a tablet one line that scrolls sideways, so that the list itself begins in the first screen. */
export const siblings = layoutStyle({
  minInlineSize: 0,
  '@media': {
    [narrow]: {
      marginInline: `calc(-1 * ${vars.width.gutter})`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      maskImage: fade('right'),
      selectors: { '&:dir(rtl)': { maskImage: fade('left') } },
    },
    [media.print]: { display: 'none' },
  },
});

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
      '@media': {
        [narrow]: {
          flexWrap: 'nowrap',
          inlineSize: 'max-content',
          minInlineSize: '100%',
          boxSizing: 'border-box',
          // The last one can be scrolled clear of the fade.
          paddingInline: `${vars.width.gutter} 3rem`,
        },
      },
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
      '@media': {
        [narrow]: { lineHeight: '1.75rem', whiteSpace: 'nowrap', outlineOffset: '-3px' },
      },
    },
  },
});

globalStyle(`${siblings} a:hover`, { '@layer': { 'dn.layouts': { textDecoration: 'underline' } } });
