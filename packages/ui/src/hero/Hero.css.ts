import { componentStyle, media, vars } from '../theme/index.ts';

export const root = componentStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xl } },
});

export const pictured = componentStyle({
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.xl,
      alignItems: 'end',
    },
  },
});

export const picture = componentStyle({ '@media': { [media.desk]: { order: 1 } } });

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});

/** The ways in stand side by side like the entries of a contents page. */
export const links = componentStyle({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
  listStyle: 'none',
});

export const way = componentStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.accent.base}`,
  paddingBlockStart: vars.space.xxs,
});

export const text = componentStyle({ font: vars.text.caption, color: vars.color.text.muted });
