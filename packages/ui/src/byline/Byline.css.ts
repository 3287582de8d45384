import { componentStyle, vars } from '../theme/index.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  rowGap: 0,
  font: vars.text.caption,
  color: vars.color.text.muted,
  fontVariantNumeric: 'lining-nums',
});

export const part = componentStyle({
  selectors: {
    // A gap that only the eye sees: read aloud, the parts are apart already.
    '&:not(:first-child)::before': {
      content: '"·" / ""',
      marginInlineEnd: vars.space.xs,
      color: vars.color.text.muted,
    },
  },
});

export const author = componentStyle({ color: vars.color.text.body, fontWeight: 600 });
