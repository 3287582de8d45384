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

/** Two side by side on a wide screen, each with a hairline above. */
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
    // With seven people, the editor is above three pairs.
    [media.desk]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } },
    [media.print]: { display: 'block' },
  },
});

export const words = layoutStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
