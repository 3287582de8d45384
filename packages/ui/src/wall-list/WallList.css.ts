import { componentStyle, componentVariants, sectionHue, vars } from '../theme/index.ts';
import { cardText } from '../standfirst/reading.ts';

export const root = componentStyle({ minInlineSize: 0, listStyle: 'none' });

export const variant = componentVariants({ wall: {}, compact: {} });

/** The link of the headline stretches over the item. */
const entry = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
} as const;

export const item = componentVariants({
  wall: { ...entry, gap: vars.space.xs, paddingBlock: vars.space.m },
  compact: { ...entry, gap: vars.space.xxs, paddingBlock: vars.space.s },
});

export const summary = componentStyle({
  ...cardText,
  color: vars.color.text.muted,
  maxInlineSize: vars.width.text,
});

export const origin = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.text.muted,
});

export const outlet = componentStyle({
  fontWeight: 600,
  color: sectionHue,
  selectors: {
    '&:not(:last-child)::after': { content: '"·" / ""', marginInlineStart: vars.space.xs },
  },
});

export const waiting = componentStyle({ justifyItems: 'stretch' });
