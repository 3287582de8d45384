import { globalStyle } from '@vanilla-extract/css';
import { layoutStyle } from '@daily-nest/ui/theme';

export const stories = layoutStyle({ display: 'grid' });

// A link from the front page arrives below the sticky header.
globalStyle(`${stories} > *`, {
  '@layer': { layouts: { minInlineSize: 0, scrollMarginBlockStart: '5rem' } },
});
