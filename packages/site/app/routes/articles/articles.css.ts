import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Scroll margin for links to a category, below the sticky header. */
export const category = layoutStyle({ scrollMarginBlockStart: '5rem' });

/** The first category follows the search without a gap. */
export const results = layoutStyle({});
globalStyle(`${results} > section:first-child`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });
