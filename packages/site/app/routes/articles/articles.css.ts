import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** Where a link into a category arrives, below the sticky header. */
export const category = layoutStyle({ scrollMarginBlockStart: '5rem' });

/** The first category follows the search at once. */
export const results = layoutStyle({});
globalStyle(`${results} > section:first-child`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });
