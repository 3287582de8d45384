import { globalStyle, style } from '@vanilla-extract/css';

export const stories = style({ '@layer': { layouts: { display: 'grid' } } });

// A link from the front page arrives below the sticky header.
globalStyle(`${stories} > *`, {
  '@layer': { layouts: { minInlineSize: 0, scrollMarginBlockStart: '5rem' } },
});
