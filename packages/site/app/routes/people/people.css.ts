import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;
const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  listStyle: 'none',
  padding: 0,
  margin: 0,
} as const;

/** Two abreast on a desk, each with a hairline above. */
export const writers = layoutStyle({
  ...list,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const writer = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  paddingBlock: vars.space.l,
  borderBlockStart: hair,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    // Seven are one and three pairs: who edits stands above the others.
    [media.desk]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } },
    [media.print]: { display: 'block' },
  },
});

export const words = layoutStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

/** Three columns; on a phone each emblem stands beside its words, as those of the writers do. */
export const reviewers = layoutStyle({
  ...list,
  rowGap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const reviewer = layoutStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s },
    [media.print]: { display: 'block' },
  },
});
