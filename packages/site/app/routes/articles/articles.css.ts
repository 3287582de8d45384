import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import type { ListLayout } from '../../listing/layouts.ts';

/** Scroll margin for links to a category, below the sticky header. */
export const category = layoutStyle({ scrollMarginBlockStart: '5rem' });

/** About the height of a category on a phone, in rem: of its heading and what its first stories have more, and of each card. */
const phoneHeights: Record<ListLayout, [first: number, card: number]> = {
  rail: [26, 8.3],
  across: [29.2, 5.56],
  pair: [17.75, 6.56],
};

/**
 * A category below the first screens. A phone, for whose processor sixty cards are a long task, lays it out when it comes
 * near. Only browsers that then hold the reader's place (`overflow-anchor`) do so, because its height is not exactly known.
 * The margin of the clip leaves room for pictures as wide as the window.
 */
export const below = Object.fromEntries(
  Object.entries(phoneHeights).map(([layout, [first, card]]) => [
    layout,
    layoutStyle({
      '@supports': {
        '(overflow-anchor: auto)': {
          '@media': {
            'screen and (max-width: 47.99rem)': {
              contentVisibility: 'auto',
              containIntrinsicBlockSize: `auto calc(${first}rem + ${card}rem * var(--cards))`,
              overflowClipMargin: vars.width.gutter,
            },
          },
        },
      },
    }),
  ]),
) as Record<ListLayout, string>;

/** The first category follows the search without a gap. */
export const results = layoutStyle({});
globalStyle(`${results} > section:first-child`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });
