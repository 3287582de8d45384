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
    // At the end, so that no line begins with it. Only the eye needs it: read aloud, the parts are apart already.
    '&:not(:last-child)::after': { content: '"·" / ""', marginInlineStart: vars.space.xs },
  },
});

export const author = componentStyle({ color: vars.color.text.body, fontWeight: 600 });
