import { media, vars } from '../theme/index.ts';
import { layoutStyle } from '../vanilla-extract/index.ts';

const ground = {
  boxSizing: 'border-box',
  minInlineSize: 0,
  background: vars.color.surface.sunken,
  '@media': { [media.print]: { display: 'none' } },
} as const;

export const form = {
  /**
   * The background fills the window's width with a shadow, which takes no space and so causes no horizontal
   * scrolling.
   */
  band: layoutStyle({
    ...ground,
    paddingBlock: `${vars.space.xs} ${vars.space.l}`,
    boxShadow: `0 0 0 100vmax ${vars.color.surface.sunken}`,
    clipPath: 'inset(0 -100vmax)',
  }),
  box: layoutStyle({
    ...ground,
    paddingBlock: `${vars.space.xxs} ${vars.space.s}`,
    paddingInline: vars.space.s,
  }),
};

export const head = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: '0.25rem 0.5rem',
  color: vars.color.text.muted,
});

export const label = layoutStyle({ margin: 0, font: vars.text.caption });

/** Upright: on many phone pages it would be the only italic line, and would load the italic font. */
export const note = layoutStyle({ margin: 0, font: vars.text.small });

const slots = {
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

export const one = layoutStyle(slots);

export const two = {
  band: layoutStyle({
    ...slots,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) min(12rem, 28%) minmax(0, 1fr)' },
      [media.desk]: { gridTemplateColumns: 'minmax(0, 5fr) 12.5rem minmax(0, 4fr)' },
    },
  }),
  /** The two most common banners are 300 px wide and fit beside the text of a page of 1280 px. */
  box: layoutStyle({
    ...slots,
    '@media': {
      [media.tablet]: {
        gap: vars.space.s,
        gridTemplateColumns: 'minmax(0, 1fr) min(8rem, 20%) minmax(0, 1fr)',
      },
    },
  }),
};

export const fromTablet = layoutStyle({
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' } },
});
