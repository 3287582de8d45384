import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const links = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.xl },
  },
});

export const link = layoutStyle({
  minInlineSize: 0,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlockStart: vars.space.xs,
});

/** Keeps the arrow beside the last word of a name on two lines. */
export const name = layoutStyle({
  display: 'inline-block',
  textWrap: 'balance',
  // One space before the arrow, if it follows the name on the line.
  '::after': { whiteSpace: 'normal' },
});

export const text = layoutStyle({ font: vars.text.small, color: vars.color.text.muted });
