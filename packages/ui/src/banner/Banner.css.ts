import { media, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

/** The header of a page needs no rule: its size and the space around it separate it. */
export const root = componentStyle({
  minInlineSize: 0,
  paddingBlock: '1.125rem 0',
});

export const pictured = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'end',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.gap,
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const children = componentStyle({ inlineSize: '100%', marginBlockStart: vars.space.xs });
